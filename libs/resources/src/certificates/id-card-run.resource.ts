import { defineResource, f } from '@school/kernel';
import { cardKeepers } from './access.ts';
import { manyConditions, manyFields } from './recipient.fields.ts';

/** Cards for many people together: either all get one or none do. They are printed as one file. */
export const idCardRun = defineResource('idCardRun', {
  module: 'certificates',
  label: ['ID cards for many', 'ID cards for many'],
  api: 'setup/v1/IdCardRuns',
  screens: {
    list: '/id_card_templates/bulk_export',
    create: '/id_card_templates/bulk_export/new',
    show: '/id_card_templates/bulk_export/:id',
  },
  menu: {
    group: 'idCards',
    order: 20,
    icon: 'groups',
    description: 'For students of batches or employees of departments, in one file',
    access: cardKeepers,
    create: { label: 'Issue ID cards', description: 'Issue them all at once', icon: 'add' },
  },
  noArchive: true,
  fields: {
    ...manyFields,
    template: f.ref('idCardTemplate', {
      label: 'Card',
      required: true,
      named: true,
      filter: { active: true, userType: { $field: 'userType' } },
    }),
    onlyWithout: f.flag({
      label: 'Only those without a valid card',
      default: true,
      help: 'Otherwise their existing cards are replaced',
    }),
  },
  title: 'template',
  subtitle: ['issueDate'],
  list: {
    columns: ['template', 'issueDate', 'userType', 'issued'],
    sort: '-issueDate',
    filters: ['template', 'userType', 'issueDate'],
  },
  form: {
    tabs: [
      {
        key: 'run',
        label: 'What was asked',
        sections: [
          { fields: ['userType', 'template', 'issueDate', 'onlyWithout'] },
          { label: 'For whom', fields: ['batches', 'students', 'departments', 'employees'] },
          { fields: ['issued', 'warnings'] },
        ],
      },
    ],
  },
  related: [{ key: 'cards', label: 'ID cards', resource: 'generatedIdCard', via: 'run' }],
  conditions: manyConditions,
  access: { read: cardKeepers, create: cardKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    idCardRun: typeof idCardRun;
  }
}
