import { defineResource, f, masterData } from '@school/kernel';
import { schoolStep } from '../menu/school-set-up.ts';

export const employeeCategory = defineResource('employeeCategory', {
  module: 'hr',
  label: ['Employee category', 'Employee categories'],
  api: 'setup/v1/EmployeeCategories',
  screens: { list: '/employee/add_category', edit: '/employee/add_category/:id' },
  menu: {
    group: 'hrSettings',
    order: 10,
    icon: 'category',
    description: 'Teaching, management, support …',
    setUp: {},
    also: [schoolStep('employeeCategory', {}, 'hr')],
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 100, search: true }),
    prefix: f.text({ required: true, unique: true, max: 20, search: true, help: 'Short code used in lists' }),
    active: f.flag({ default: true }),
    positions: f.rollup({ of: 'employeePosition', via: 'category', fn: 'count' }),
    employees: f.rollup({ of: 'employee', via: 'category', fn: 'count', where: { status: 'ACTIVE' } }),
  },
  title: 'name',
  subtitle: ['prefix'],
  list: {
    columns: ['name', 'prefix', 'positions', 'employees', 'active'],
    sort: 'name',
    filters: ['active'],
  },
  related: [{ key: 'positions', label: 'Positions', resource: 'employeePosition', via: 'category' }],
  access: masterData('HrBasics'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    employeeCategory: typeof employeeCategory;
  }
}
