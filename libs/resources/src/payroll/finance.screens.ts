import { defineScreen, type Principal } from '@school/kernel';

const finance: readonly Principal[] = ['FinanceControl', 'ApproveRejectPayslip'];

/** The payslip under /finance: to read, approve, reject and revert. */
export const financePayrollScreens = [
  defineScreen('financeViewPayslip', {
    module: 'payroll',
    label: 'Payslip',
    paths: ['/finance/employee_payslips/view_payslip/:id'],
    parent: '/finance/employee_payslips/payslip_for_payroll_group',
    access: finance,
  }),
] as const;
