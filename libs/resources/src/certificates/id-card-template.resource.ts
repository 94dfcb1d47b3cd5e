import { defineResource, f } from '@school/kernel';
import { cardKeepers, keptBy } from './access.ts';
import { backField, designFields, seriesFields, seriesSection, userType } from './template.fields.ts';

/** How ID cards look on both sides, how long they are valid, and how they are numbered. */
export const idCardTemplate = defineResource('idCardTemplate', {
  module: 'certificates',
  label: ['ID card template', 'ID card templates'],
  api: 'setup/v1/IdCardTemplates',
  screens: {
    list: '/id_card_templates/id_card_templates',
    create: '/id_card_templates/new_id_card_template',
    show: '/id_card_templates/id_card_templates/:id',
    edit: '/id_card_templates/new_id_card_template/:id',
  },
  menu: {
    group: 'idCards',
    order: 40,
    icon: 'settings',
    description: 'Design of both sides of cards, and how long they are valid',
    access: cardKeepers,
    create: { label: 'New ID card template', description: 'Design another card' },
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    userType: f.choice(userType.options, userType.more),
    paper: f.choice(
      { 'CR80-A4': 'Sheets of ten cards, to be cut', CR80: 'Single PVC cards' },
      { required: true, default: 'CR80-A4' },
    ),
    ...designFields,
    back: backField,
    validityMonths: f.int({ label: 'Valid for (months)', required: true, default: 12, min: 1, max: 120 }),
    ...seriesFields,
    active: f.flag({ default: true }),
    issued: f.rollup({ of: 'generatedIdCard', via: 'template', fn: 'count' }),
  },
  title: 'name',
  list: {
    columns: ['name', 'userType', 'paper', 'validityMonths', 'numberPrefix', 'issued', 'active'],
    sort: 'name',
    filters: ['userType', 'active'],
  },
  form: {
    tabs: [
      {
        key: 'template',
        label: 'Template',
        sections: [{ fields: ['name', 'userType', 'validityMonths', 'active'] }, seriesSection],
      },
      {
        key: 'design',
        label: 'Design',
        sections: [{ fields: ['paper'], own: { key: 'paperDesigner', on: 'form' } }],
      },
    ],
  },
  related: [{ key: 'issued', label: 'Issued', resource: 'generatedIdCard', via: 'template' }],
  sample: {
    userType: 'STUDENT',
    numberPrefix: 'K{n}-',
    body: '<p>{{ name }}</p>',
    back: '<p>{{ number }}</p>',
    style: 'p { color: #1c2430; }',
    resetYearly: false,
  },
  access: keptBy(cardKeepers),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    idCardTemplate: typeof idCardTemplate;
  }
}
