import { defineOperation } from '@school/kernel';
import type { Keyed } from '@school/kernel';

export const activeDepartments = defineOperation('activeDepartments', {
  module: 'hr',
  label: 'Departments that people may be put into',
  at: 'GET setup/v1/EmployeeDepartments/getActiveDept/getall',
  answer: 'wire',
  access: ['EMPLOYEE', 'HrBasics'],
  failsWith: 'Failed to fetch departments',
});

export const hrOperations = [activeDepartments] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof hrOperations> {}
}
