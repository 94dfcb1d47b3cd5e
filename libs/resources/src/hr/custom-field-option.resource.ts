import { defineResource, f } from '@school/kernel';

/** One entry in the list of an additional detail. */
export const customFieldOption = defineResource('customFieldOption', {
  module: 'hr',
  label: ['Option', 'Options'],
  parent: 'customFieldDefinition',
  noArchive: true,
  fields: { label: f.text({ required: true, max: 80, search: true }) },
  title: 'label',
  list: { columns: ['label'] },
  access: {
    read: ['EMPLOYEE', 'STUDENT', 'PARENT'],
    create: ['HrBasics'],
    update: ['HrBasics'],
    delete: ['HrBasics'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    customFieldOption: typeof customFieldOption;
  }
}
