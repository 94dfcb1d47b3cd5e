import { defineResource, f, masterData } from '@school/kernel';
import { schoolStep } from '../menu/school-set-up.ts';

export const employeeDepartment = defineResource('employeeDepartment', {
  module: 'hr',
  label: ['Department', 'Departments'],
  api: 'setup/v1/EmployeeDepartments',
  failTexts: {
    getall: 'Failed to fetch departments',
    get: 'Failed to fetch department',
    save: 'Failed to save department',
    update: 'Failed to update department',
    delete: 'Failed to delete department',
  },
  screens: {
    list: ['/employee/add_department', '/EmployeeDepartment'],
    edit: '/employee/add_department/:id',
  },
  menu: {
    group: 'hrSettings',
    order: 30,
    setUp: {},
    icon: 'department',
    description: 'Where people work, and who is in charge',
    also: [schoolStep('department', {}, 'hr')],
  },
  fields: {
    code: f.text({ unique: true, max: 20, search: true, help: 'If empty, made from the name' }),
    name: f.text({ required: true, unique: true, max: 100, search: true }),
    head: f.ref('employee', { onDelete: 'clear', help: 'Approves leave where no reporting manager is set' }),
    active: f.flag({ default: true }),
    employees: f.rollup({ of: 'employee', via: 'department', fn: 'count', where: { status: 'ACTIVE' } }),
  },
  title: 'name',
  subtitle: ['code'],
  list: { columns: ['code', 'name', 'head', 'employees', 'active'], sort: 'name', filters: ['active'] },
  related: [{ key: 'employees', label: 'Employees', resource: 'employee', via: 'department' }],
  access: masterData('HrBasics'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    employeeDepartment: typeof employeeDepartment;
  }
}
