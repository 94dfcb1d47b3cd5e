import { all, any, defineResource, f, field, gte, isEmpty, masterData } from '@school/kernel';

export const employeeGrade = defineResource('employeeGrade', {
  module: 'hr',
  label: ['Grade', 'Grades'],
  api: 'setup/v1/EmployeeGrades',
  screens: { list: ['/employee/add_grade', '/employeeGrade'] },
  menu: {
    group: 'hrSettings',
    order: 40,
    setUp: {},
    icon: 'grade',
    description: 'Rank, and the hours a person may be given',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 100, search: true }),
    priority: f.int({
      required: true,
      unique: true,
      min: 1,
      max: 9999,
      help: 'Order of the grades, 1 first',
    }),
    maxHoursDay: f.int({ label: 'Maximum hours a day', min: 0, max: 24 }),
    maxHoursWeek: f.int({ label: 'Maximum hours a week', min: 0, max: 168 }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  list: {
    columns: ['priority', 'name', 'maxHoursDay', 'maxHoursWeek', 'active'],
    sort: 'priority',
    filters: ['active'],
    inline: ['name', 'priority', 'maxHoursDay', 'maxHoursWeek', 'active'],
  },
  checks: [
    {
      key: 'weekCoversDay',
      holds: any(
        all(isEmpty('maxHoursWeek')),
        isEmpty('maxHoursDay'),
        gte(field('maxHoursWeek'), field('maxHoursDay')),
      ),
      message: 'Hours a week must not be fewer than hours a day',
      field: 'maxHoursWeek',
    },
  ],
  sample: { maxHoursDay: 8, maxHoursWeek: 40 },
  access: masterData('HrBasics'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    employeeGrade: typeof employeeGrade;
  }
}
