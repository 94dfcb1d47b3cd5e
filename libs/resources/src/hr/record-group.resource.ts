import { defineResource, f, masterData } from '@school/kernel';

/** Additional details of employees that belong together under one name. */
export const recordGroup = defineResource('recordGroup', {
  module: 'hr',
  label: ['Record group', 'Record groups'],
  api: 'setup/v1/RecordGroups',
  screens: { list: '/NewRecordGroup' },
  menu: {
    group: 'hrSettings',
    order: 75,
    setUp: { optional: true },
    icon: 'details',
    description: 'Additional details that belong together',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    description: f.text({ max: 250 }),
    details: f.refs('customFieldDefinition', {
      label: 'Additional details',
      required: true,
      filter: { ownerEntity: 'EMPLOYEE', active: true },
    }),
    priority: f.int({ required: true, min: 1, max: 999, default: 1, help: 'Order of the groups' }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  list: {
    columns: ['priority', 'name', 'details', 'description', 'active'],
    sort: 'priority',
    filters: ['active'],
  },
  access: masterData('HrBasics'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    recordGroup: typeof recordGroup;
  }
}
