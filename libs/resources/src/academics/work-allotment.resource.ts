import { defineResource, f, type Principal } from '@school/kernel';

const allotters: readonly Principal[] = ['EmployeeManagement', 'HrBasics', 'TimetableManagement'];

/** Who teaches what: several teachers may share a subject. */
export const workAllotment = defineResource('workAllotment', {
  module: 'academics',
  label: ['Work allotment', 'Work allotments'],
  api: 'setup/v1/WorkAllotment',
  noArchive: true,
  screens: { list: '/timetable/work_allotment' },
  menu: {
    group: 'timetable',
    order: 20,
    icon: 'people',
    description: 'Who teaches what, and how many periods a week',
    access: ['EmployeeManagement', 'HrBasics', 'TimetableManagement'],
  },
  fields: {
    employee: f.ref('employee', { required: true, filter: { status: 'ACTIVE' }, onDelete: 'restrict' }),
    subject: f.ref('subject', { required: true }),
    periodsPerWeek: f.int({ min: 0, max: 60, help: 'If empty, the periods of the subject are used' }),
  },
  title: 'employee',
  subtitle: ['subject'],
  list: {
    columns: ['employee', 'subject', 'periodsPerWeek'],
    sort: 'employee',
    filters: ['employee', 'subject'],
  },
  unique: [{ fields: ['employee', 'subject'] }],
  sample: { periodsPerWeek: 4 },
  access: {
    read: ['EMPLOYEE'],
    create: allotters,
    update: allotters,
    delete: allotters,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    workAllotment: typeof workAllotment;
  }
}
