import { defineResource, f } from '@school/kernel';

const keepers = ['StudentControl', 'EmployeeManagement', 'GeneralSettings'] as const;

/** What remarks are about: conduct, homework, health. */
export const remarkType = defineResource('remarkType', {
  module: 'remarks',
  label: ['Remark set', 'Remark sets'],
  api: 'setup/v1/RemarkType',
  screens: { list: '/remarks/remark_sets' },
  menu: { group: 'students', order: 75, icon: 'list', description: 'What remarks are about' },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    target: f.choice(
      { STUDENT: 'Students', EMPLOYEE: 'Employees' },
      { label: 'About', required: true, default: 'STUDENT' },
    ),
    needsSubject: f.flag({ label: 'Names a subject', default: false }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  list: {
    columns: ['name', 'target', 'needsSubject', 'active'],
    sort: 'name',
    filters: ['target', 'active'],
  },
  sample: { needsSubject: false },
  access: { read: ['EMPLOYEE', 'STUDENT', 'PARENT'], create: keepers, update: keepers, delete: keepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    remarkType: typeof remarkType;
  }
}
