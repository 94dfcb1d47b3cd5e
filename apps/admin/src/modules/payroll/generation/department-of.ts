import type { EmployeeHead } from '@school/domain';

/** The department of an employee: whichever of the two keys is filled. */
export const departmentOf = (row: Pick<EmployeeHead, 'departmentName' | 'employeeDepartment'>): string =>
  row.departmentName || row.employeeDepartment || '';
