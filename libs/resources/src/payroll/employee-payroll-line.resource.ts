import { defineResource, f } from '@school/kernel';

/** The figure of one category in an assignment. */
export const employeePayrollLine = defineResource('employeePayrollLine', {
  module: 'payroll',
  label: ['Payroll line', 'Payroll lines'],
  parent: 'employeePayroll',
  noArchive: true,
  fields: {
    category: f.ref('payrollCategory', { required: true }),
    amount: f.money({ level: 'basic', required: true, min: '0' }),
    isOverridden: f.flag({ label: 'Entered by hand', default: false }),
  },
  title: 'amount',
  list: { columns: ['category', 'amount', 'isOverridden'] },
  access: {
    read: ['PayrollManagement'],
    create: ['PayrollManagement'],
    update: ['PayrollManagement'],
    delete: ['PayrollManagement'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    employeePayrollLine: typeof employeePayrollLine;
  }
}
