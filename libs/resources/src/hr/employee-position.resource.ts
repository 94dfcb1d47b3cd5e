import { defineResource, f, masterData } from '@school/kernel';
import { schoolStep } from '../menu/school-set-up.ts';

export const employeePosition = defineResource('employeePosition', {
  module: 'hr',
  label: ['Position', 'Positions'],
  api: 'setup/v1/EmployeePositions',
  screens: { list: ['/employee/add_position', '/employeePosition'], edit: '/employee/add_position/edit/:id' },
  menu: {
    group: 'hrSettings',
    order: 20,
    icon: 'badge',
    description: 'What people are employed as',
    setUp: {},
    also: [schoolStep('position', {}, 'hr')],
  },
  fields: {
    name: f.text({ required: true, max: 100, search: true }),
    category: f.ref('employeeCategory', { required: true, filter: { active: true } }),
    active: f.flag({ default: true }),
    employees: f.rollup({ of: 'employee', via: 'position', fn: 'count', where: { status: 'ACTIVE' } }),
  },
  title: 'name',
  subtitle: ['category'],
  list: {
    columns: ['name', 'category', 'employees', 'active'],
    sort: 'name',
    group: { by: 'category' },
    filters: ['category', 'active'],
  },
  unique: [{ fields: ['name', 'category'] }],
  access: masterData('HrBasics'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    employeePosition: typeof employeePosition;
  }
}
