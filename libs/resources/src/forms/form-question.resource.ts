import { defineResource } from '@school/kernel';
import { formKeepers } from './access.ts';
import { formQuestionColumns, formQuestionConditions, formQuestionFields } from './question.fields.ts';

/** A question, at its position. */
export const formQuestion = defineResource('formQuestion', {
  module: 'forms',
  label: ['Form question', 'Form questions'],
  parent: 'form',
  noArchive: true,
  fields: formQuestionFields,
  title: 'label',
  list: { columns: formQuestionColumns },
  conditions: formQuestionConditions,
  sample: { fieldType: 'TEXT', options: undefined, showIfQuestion: undefined, showIfAnswer: undefined },
  access: { read: formKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    formQuestion: typeof formQuestion;
  }
}
