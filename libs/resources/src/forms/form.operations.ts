import { defineOperation, f, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { formKeepers, formPeople, formReaders } from './access.ts';

const id = f.int({ required: true, min: 1 });
const ward = f.int({ label: 'Child', min: 1 });

export const formToAnswer = defineOperation('formToAnswer', {
  module: 'forms',
  label: 'A form to answer',
  at: 'GET collab/v1/form/answer/:id',
  input: { id, ward },
  answer: 'wire',
  access: formPeople,
});

export const answerForm = defineOperation('answerForm', {
  module: 'forms',
  label: 'Answer a form',
  at: 'POST collab/v1/form/answer',
  input: {
    form: id,
    ward,
    /** Several choices are several rows of the same question. */
    answers: rows({ question: id, value: f.longText({ required: true, max: 4000 }) }, { max: 2000 }),
  },
  access: formPeople,
  forOneself: true,
  // A copy of what was sent would reveal who answered what.
  fleeting: true,
  hidden: true,
});

export const formResults = defineOperation('formResults', {
  module: 'forms',
  label: 'Results of a form',
  at: 'GET collab/v1/form/results/:id',
  input: { id, edition: f.int({ min: 1 }) },
  answer: 'wire',
  access: formReaders,
});

export const formAnswersFile = defineOperation('formAnswersFile', {
  module: 'forms',
  label: 'All answers to a form as a file',
  at: 'GET collab/v1/form/export/:id',
  input: {
    id,
    format: f.choice({ csv: 'CSV', xlsx: 'Excel' }, { default: 'xlsx' }),
    words: f.text({
      max: 4000,
      help: 'What the file calls its columns (JSON), in the language of the reader, as for a report',
    }),
  },
  answer: 'file',
  access: formKeepers,
});

export const formResponseShown = defineOperation('formResponseShown', {
  module: 'forms',
  label: 'One answer to a form, in words',
  at: 'GET collab/v1/form/response/:id',
  input: { id },
  answer: 'wire',
  access: formReaders,
});

export const formOperations = [
  formToAnswer,
  answerForm,
  formResults,
  formAnswersFile,
  formResponseShown,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof formOperations> {}
}
