import { defineResource, f, onlyWith } from '@school/kernel';
import { formKeepers } from './access.ts';

/** Questions that are asked repeatedly; a form starts with a copy of them. */
export const formTemplate = defineResource('formTemplate', {
  module: 'forms',
  label: ['Form template', 'Form templates'],
  api: 'collab/v1/formTemplate',
  noArchive: true,
  screens: {
    list: '/form_templates',
    create: '/form_templates/new',
    show: '/form_templates/:id',
    edit: '/form_templates/:id/edit',
  },
  menu: {
    group: 'forms',
    order: 40,
    icon: 'category',
    description: 'Questions to start a form with',
    access: formKeepers,
  },
  fields: {
    name: f.text({ required: true, max: 100, unique: true, search: true }),
    description: f.longText({ max: 2000 }),
    isActive: f.flag({ label: 'In use', default: true }),
    questions: f.lines('formTemplateQuestion', { label: 'Questions', min: 1, max: 200 }),
    asked: f.rollup({
      label: 'Number of questions',
      of: 'formTemplateQuestion',
      via: 'formTemplate',
      fn: 'count',
    }),
    usedBy: f.rollup({ label: 'Used by forms', of: 'form', via: 'template', fn: 'count' }),
  },
  title: 'name',
  list: {
    columns: ['name', 'description', 'asked', 'usedBy', 'isActive'],
    sort: 'name',
    filters: ['isActive'],
  },
  form: {
    tabs: [
      {
        key: 'template',
        label: 'Template',
        sections: [
          { fields: ['name', 'description', 'isActive', 'questions'] },
          {
            label: 'How it will look',
            fields: [],
            own: { key: 'formPreview', on: 'show' },
          },
        ],
      },
    ],
  },
  related: [{ key: 'forms', label: 'Forms', resource: 'form', via: 'template' }],
  attachments: false,
  access: onlyWith('FormManagement'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    formTemplate: typeof formTemplate;
  }
}
