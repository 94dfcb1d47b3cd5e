import { defineScreen, type MenuEntry, type Principal } from '@school/kernel';

const finance: readonly Principal[] = ['FinanceControl', 'ApproveRejectPayslip'];
const payslips = '/employee_payslips';

const entry = (order: number, icon: string, description: string): MenuEntry => ({
  group: 'financePayslips',
  order,
  icon,
  description,
});

/** The same screens under /finance: read, approve, reject and revert, but no generating or editing. */
export const financePayrollScreens = [
  defineScreen('financePayrollGroups', {
    module: 'payroll',
    label: 'Payroll groups',
    paths: ['/finance/payroll_groups'],
    access: finance,
    menu: entry(10, 'groups', 'Groups, revisions and totals'),
  }),
  defineScreen('financePayrollGroup', {
    module: 'payroll',
    label: 'Payroll group',
    paths: ['/finance/payroll_groups/:id'],
    parent: '/finance/payroll_groups',
    access: finance,
  }),
  defineScreen('financePayslipsByGroup', {
    module: 'payroll',
    label: 'Payslips by payroll group',
    paths: [
      '/finance/employee_payslips/payslip_for_payroll_group',
      `${payslips}/payslip_for_payroll_group_financial`,
    ],
    access: finance,
    menu: entry(20, 'payslip', 'Periods and totals of each group'),
  }),
  defineScreen('financePayslipsByEmployee', {
    module: 'payroll',
    label: 'Payslips by employee',
    paths: ['/finance/employee_payslips/payslip_for_employees'],
    access: finance,
    menu: entry(30, 'people', 'Payslips of one employee'),
  }),
  defineScreen('financeApprovePayslips', {
    module: 'payroll',
    label: 'Approve payslips',
    paths: ['/finance/employee_payslips/approve_payslips'],
    access: finance,
    menu: entry(15, 'approve', 'Approve or reject by period'),
  }),
  defineScreen('financeApproveRange', {
    module: 'payroll',
    label: 'Approve payslips of a period',
    paths: ['/finance/employee_payslips/approve_payslips_range/:periodId/:periodValue'],
    parent: '/finance/employee_payslips/approve_payslips',
    access: finance,
  }),
  defineScreen('financeRejectedPayslips', {
    module: 'payroll',
    label: 'Rejected payslips',
    paths: [`${payslips}/view_rejected_payslips`, '/finance/employee_payslips/view_all_rejected_payslips'],
    access: finance,
    menu: entry(40, 'rejected', 'What was rejected, and why'),
  }),
  defineScreen('financeGroupPayslips', {
    module: 'payroll',
    label: 'Payslips of a period',
    paths: [
      '/finance/employee_payslips/view_all_employee_payslip',
      '/finance/employee_payslips/view_all_employee_payslip/:groupId/:payPeriod',
    ],
    parent: '/finance/employee_payslips/payslip_for_payroll_group',
    access: finance,
  }),
  defineScreen('financePastPayslips', {
    module: 'payroll',
    label: 'Past payslips',
    paths: [
      '/finance/employee_payslips/view_past_payslips',
      '/finance/employee_payslips/view_past_payslips/:groupId',
    ],
    parent: '/finance/employee_payslips/payslip_for_payroll_group',
    access: finance,
  }),
  defineScreen('financeGenerationList', {
    module: 'payroll',
    label: 'Generation state',
    paths: [
      '/finance/employee_payslips/payslip_generation_list',
      '/finance/employee_payslips/payslip_generation_list/:id/:date',
    ],
    parent: '/finance/employee_payslips/payslip_for_payroll_group',
    access: finance,
  }),
  defineScreen('financeEmployeePastPayslips', {
    module: 'payroll',
    label: 'Past payslips of an employee',
    paths: ['/finance/employee_payslips/view_employee_past_payslips'],
    access: finance,
  }),
  defineScreen('financeViewPayslip', {
    module: 'payroll',
    label: 'Payslip',
    paths: ['/finance/employee_payslips/view_payslip/:id'],
    parent: '/finance/employee_payslips/payslip_for_payroll_group',
    access: finance,
  }),
  defineScreen('financeMonthlyPayslips', {
    module: 'payroll',
    label: 'Monthly payslips',
    paths: ['/finance/view_monthly_payslip'],
    access: finance,
    menu: entry(50, 'calendar', 'All payslips of a month'),
  }),
] as const;
