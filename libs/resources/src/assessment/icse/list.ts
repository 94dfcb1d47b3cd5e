import type { AnyResource } from '@school/kernel';
import { iaComponent } from './ia-component.resource.ts';
import { iaGroup } from './ia-group.resource.ts';
import { iaScore } from './ia-score.resource.ts';
import { icseExamCategory } from './icse-exam-category.resource.ts';
import { icseReportSetting } from './icse-report-setting.settings.ts';
import { iaGroupSubject, icseSubjectWeightage } from './icse-subject.resources.ts';
import { icseWeightage } from './icse-weightage.resource.ts';

export const icseResources: readonly AnyResource[] = [
  icseReportSetting,
  icseExamCategory,
  icseWeightage,
  icseSubjectWeightage,
  iaGroup,
  iaComponent,
  iaGroupSubject,
  iaScore,
];
