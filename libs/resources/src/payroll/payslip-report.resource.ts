import { defineResource, f } from '@school/kernel';

/** A payslip report saved to be run again. */
export const payslipReport = defineResource('payslipReport', {
  module: 'payroll',
  label: ['Saved payslip report', 'Saved payslip reports'],
  api: 'setup/v1/hr/payslip/reports',
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    fromPeriod: f.date({ required: true }),
    toPeriod: f.date({ required: true }),
    group: f.ref('payrollGroup', { onDelete: 'cascade' }),
    department: f.ref('employeeDepartment', { onDelete: 'cascade' }),
    status: f.choice({ PENDING: 'Pending', APPROVED: 'Approved', REJECTED: 'Rejected' }),
  },
  title: 'name',
  list: { columns: ['name', 'fromPeriod', 'toPeriod', 'group', 'department', 'status'], sort: 'name' },
  access: {
    read: ['PayslipPowers', 'PayrollManagement', 'FinanceReports'],
    create: ['PayslipPowers', 'PayrollManagement', 'FinanceReports'],
    update: ['PayslipPowers', 'PayrollManagement', 'FinanceReports'],
    delete: ['PayslipPowers', 'PayrollManagement', 'FinanceReports'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    payslipReport: typeof payslipReport;
  }
}
