import { defineResource, f } from '@school/kernel';
import type { Filter } from '@school/kernel';
import { formReaders } from './access.ts';

const own: Filter<'respondent'> = { respondent: { $me: 'id' } };

/**
 * Records that someone has answered a form, once for themselves or for each child, enforced by the database. It holds the
 * answers by the ids of their questions, unless the form is anonymous: then they are only counted, in `formTally`, and no time
 * is stored.
 */
export const formResponse = defineResource('formResponse', {
  module: 'forms',
  label: ['Form answer', 'Form answers'],
  api: 'collab/v1/formResponse',
  noArchive: true,
  screens: { show: '/forms/responses/:id' },
  fields: {
    form: f.ref('form', { required: true, readOnly: true, named: true, onDelete: 'restrict' }),
    respondent: f.ref('user', { required: true, readOnly: true, named: true, onDelete: 'restrict' }),
    ward: f.ref('student', { label: 'For', readOnly: true, named: true, onDelete: 'restrict' }),
    edition: f.int({ required: true, readOnly: true, default: 1 }),
    submittedAt: f.dateTime({ label: 'Answered on', readOnly: true, index: true }),
    answers: f.json({ readOnly: true, level: 'system' }),
  },
  title: 'respondent',
  subtitle: ['form'],
  list: {
    columns: ['respondent', 'ward', 'form', 'edition', 'submittedAt'],
    sort: '-submittedAt',
    filters: ['form', 'submittedAt'],
  },
  form: {
    tabs: [
      {
        key: 'answer',
        label: 'Answer',
        sections: [
          {
            fields: ['form', 'respondent', 'ward', 'edition', 'submittedAt'],
            own: { key: 'formResponse', on: 'show' },
          },
        ],
      },
    ],
  },
  unique: [{ fields: ['form', 'respondent', 'ward'], empty: 'alike' }],
  attachments: false,
  access: {
    read: formReaders,
    levels: { system: { read: [], write: [] } },
    rows: {
      FormManagement: {
        'form.isAnonymous': false,
        _or: [{ 'form.resultsVisibleTo_ne': 'CREATOR' }, { 'form.createdBy': { $me: 'id' } }],
      },
      EMPLOYEE: own,
      STUDENT: own,
      PARENT: own,
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    formResponse: typeof formResponse;
  }
}
