import type { AnyResource } from '@school/kernel';
import { academicYear } from './academic-year.resource.ts';
import { country } from './country.resource.ts';
import { customWord } from './custom-word.resource.ts';
import { featureAccess } from './feature-access.settings.ts';
import { financialYear } from './financial-year.resource.ts';
import { genericCode } from './generic-code.resource.ts';
import { instituteBranch } from './institute-branch.resource.ts';
import { institutionSetting } from './institution-setting.settings.ts';
import { notificationControl } from './notification-control.settings.ts';
import { term } from './term.resource.ts';

export const organisationResources: readonly AnyResource[] = [
  country,
  institutionSetting,
  academicYear,
  term,
  financialYear,
  customWord,
  genericCode,
  featureAccess,
  notificationControl,
  instituteBranch,
];
