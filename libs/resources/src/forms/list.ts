import type { AnyResource } from '@school/kernel';
import { form } from './form.resource.ts';
import { formQuestion } from './form-question.resource.ts';
import { formResponse } from './form-response.resource.ts';
import { formTally } from './form-tally.resource.ts';
import { formTemplate } from './form-template.resource.ts';
import { formTemplateQuestion } from './form-template-question.resource.ts';

export const formResources: readonly AnyResource[] = [
  formTemplate,
  formTemplateQuestion,
  form,
  formQuestion,
  formResponse,
  formTally,
];
