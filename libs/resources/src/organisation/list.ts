import type { AnyResource } from '@school/kernel';
import { country } from './country.resource.ts';
import { customWord } from './custom-word.resource.ts';
import { institutionSetting } from './institution-setting.settings.ts';

export const organisationResources: readonly AnyResource[] = [country, institutionSetting, customWord];
