import { all, any, defineResource, field, gt, is, isEmpty, not, onlyWith } from '@school/kernel';
import { audienceKeys } from '../collaboration/audience.ts';
import { formKeepers } from './access.ts';
import { formFields, formSample } from './form.fields.ts';

const aboutKeys = ['aboutEmployees', 'aboutSubjects', 'aboutCourses'] as const;
const about = (what: 'EMPLOYEE' | 'SUBJECT' | 'COURSE') => {
  const holds = all(is('isFeedback', true), is('feedbackAbout', what));
  return { visible: holds, required: holds };
};

/** Questions to people: what they are, who is asked and until when, and whether answers are stored with names. */
export const form = defineResource('form', {
  module: 'forms',
  label: ['Form', 'Manage forms'],
  api: 'collab/v1/form',
  noArchive: true,
  screens: {
    list: '/forms/manage',
    create: '/forms/manage/new',
    show: '/forms/manage/:id',
    edit: '/forms/manage/:id/edit',
  },
  menu: {
    group: 'forms',
    order: 20,
    icon: 'form',
    description: 'Create, publish and close forms, and read the answers',
    access: formKeepers,
    create: { label: 'New form', description: 'Questions, who is asked and until when', icon: 'add' },
  },
  fields: formFields,
  title: 'title',
  subtitle: ['status'],
  list: {
    columns: ['title', 'status', 'kinds', 'batches', 'departments', 'opensAt', 'closesAt', 'responses'],
    sort: '-publishedAt',
    filters: ['status', 'isFeedback', 'isAnonymous', 'closesAt'],
    views: [
      { key: 'open', label: 'Published', filter: { status: 'PUBLISHED' } },
      { key: 'drafts', label: 'Drafts', filter: { status: 'DRAFT' } },
      { key: 'feedback', label: 'Feedback', filter: { isFeedback: true } },
    ],
    board: { by: 'status', fields: ['closesAt', 'responses'] },
  },
  form: {
    tabs: [
      {
        key: 'form',
        label: 'Form',
        sections: [
          { fields: ['title', 'description', 'template', 'questions'] },
          {
            label: 'Who is asked',
            help: 'If no lists are chosen, everyone of these kinds',
            fields: ['kinds', 'answerFor', ...audienceKeys],
            onDemand: audienceKeys,
          },
          {
            label: 'How it is answered',
            fields: ['opensAt', 'closesAt', 'isAnonymous', 'allowEdit', 'maxResponses', 'resultsVisibleTo'],
          },
          { label: 'Feedback', fields: ['isFeedback', 'feedbackAbout', ...aboutKeys] },
          {
            label: 'What became of it',
            on: 'show',
            fields: ['status', 'publishedAt', 'edition', 'responses'],
          },
          { label: 'How it will look', fields: [], own: { key: 'formPreview', on: 'show' } },
        ],
      },
    ],
  },
  conditions: {
    feedbackAbout: { visible: is('isFeedback', true), required: is('isFeedback', true) },
    aboutEmployees: about('EMPLOYEE'),
    aboutSubjects: about('SUBJECT'),
    aboutCourses: about('COURSE'),
  },
  related: [
    {
      key: 'responses',
      label: 'Individual answers',
      resource: 'formResponse',
      via: 'form',
      when: is('isAnonymous', false),
    },
  ],
  checks: [
    {
      key: 'opensBeforeItCloses',
      holds: any(isEmpty('opensAt'), isEmpty('closesAt'), gt(field('closesAt'), field('opensAt'))),
      message: 'It must be later than the opening time',
      field: 'closesAt',
    },
    {
      key: 'anonymousStays',
      holds: any(not(is('isAnonymous', true)), not(is('allowEdit', true))),
      message: 'Answers to an anonymous form cannot be changed, because nobody knows whose they are.',
      field: 'allowEdit',
    },
  ],
  closed: [
    {
      verbs: ['update'],
      when: is('status', 'ARCHIVED'),
      code: 'ARCHIVED',
      message: 'An archived form cannot be changed.',
    },
    {
      verbs: ['delete'],
      when: gt(field('responses'), 0),
      code: 'ANSWERED',
      message: 'This form has answers. Close and archive it instead.',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      publish: {
        label: 'Publish',
        access: formKeepers,
        from: ['DRAFT', 'CLOSED'],
        to: 'PUBLISHED',
        tone: 'success',
        confirm: 'Everybody who is asked and has not answered yet is notified.',
      },
      close: { label: 'Close', access: formKeepers, from: ['PUBLISHED'], to: 'CLOSED', tone: 'warning' },
      putAway: { label: 'Archive', access: formKeepers, from: ['CLOSED'], to: 'ARCHIVED', tone: 'neutral' },
    },
  },
  actions: {
    remind: {
      label: 'Remind',
      on: 'row',
      access: formKeepers,
      when: is('status', 'PUBLISHED'),
      confirm: 'Everybody who has not answered yet is notified again.',
    },
  },
  attachments: false,
  sample: formSample,
  access: onlyWith('FormManagement'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    form: typeof form;
  }
}
