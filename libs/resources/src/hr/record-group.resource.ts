import { defineResource, f, masterData } from '@school/kernel';

/** Additional details of employees or students that belong together under one name. */
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
    ownerEntity: f.choice(
      { EMPLOYEE: 'Employee', STUDENT: 'Student' },
      { label: 'Belongs to', required: true, default: 'EMPLOYEE', index: true },
    ),
    name: f.text({ required: true, max: 80, search: true }),
    description: f.text({ max: 250 }),
    details: f.refs('customFieldDefinition', {
      label: 'Additional details',
      required: true,
      filter: { ownerEntity: { $field: 'ownerEntity' }, active: true },
    }),
    priority: f.int({ required: true, min: 1, max: 999, default: 1, help: 'Order of the groups' }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  list: {
    columns: ['priority', 'name', 'ownerEntity', 'details', 'description', 'active'],
    sort: 'priority',
    filters: ['ownerEntity', 'active'],
    views: [
      { key: 'employees', label: 'Of employees', filter: { ownerEntity: 'EMPLOYEE' } },
      { key: 'students', label: 'Of students', filter: { ownerEntity: 'STUDENT' } },
    ],
    pages: [
      {
        key: 'students',
        label: 'Student records',
        screen: '/student_records',
        view: 'students',
        menu: {
          group: 'students',
          order: 86,
          icon: 'details',
          description: 'Additional details that belong together',
        },
      },
    ],
  },
  unique: [{ fields: ['ownerEntity', 'name'] }],
  access: masterData('HrBasics'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    recordGroup: typeof recordGroup;
  }
}
