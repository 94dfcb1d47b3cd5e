import { defineReport, f } from '@school/kernel';

/** Anyone who opens the payslip pages in finance, where the menu lists these. */
const finance = ['FinanceControl', 'ApproveRejectPayslip'];
const menu = (order: number, description: string) => ({
  group: 'financePayslips',
  order,
  icon: 'report',
  description,
});
const days = {
  from: f.date({ label: 'From', required: true }),
  to: f.date({ label: 'To', required: true }),
} as const;

/** The steps of a month's pay by period: its progress, and what is left to do. */
export const payRunReport = defineReport('payRun', {
  module: 'payroll',
  label: 'Pay run',
  description: 'Generated, approved, prepared for the bank, paid and remitted, period by period',
  screen: '/finance/pay_run',
  menu: menu(5, 'Progress of a month’s salaries'),
  parameters: days,
  start: { from: 'lastMonth:from', to: 'thisMonth:to' },
  columns: {
    period: { label: 'Period', as: 'text', words: ['Deductions up to the last day'] },
    step: {
      label: 'Step',
      as: 'text',
      words: ['Generated', 'Approved', 'In a bank file', 'Paid', 'Remitted'],
    },
    done: { label: 'Done', as: 'int' },
    open: { label: 'Open', as: 'int' },
    amount: { label: 'Amount', as: 'money' },
    left: { label: 'Left', as: 'money' },
    state: { label: 'State', as: 'text', words: ['Done', 'Open'] },
  },
  groupBy: 'period',
  access: finance,
});

/** Each deduction withheld, how much of it was passed on, and what is owed. */
export const deductionsOwedReport = defineReport('deductionsOwed', {
  module: 'payroll',
  label: 'Deductions to remit',
  description: 'Amounts withheld from salaries, remitted and still owed, by deduction',
  screen: '/finance/deductions_owed',
  menu: menu(68, 'Tax and funds still owed'),
  parameters: { to: f.date({ label: 'To', required: true }) },
  start: { to: 'today' },
  columns: {
    deduction: { label: 'Deduction', as: 'text', link: { resource: 'payrollCategory', id: 'category' } },
    kept: { label: 'Kept', as: 'money', total: true },
    remitted: {
      label: 'Remitted',
      as: 'money',
      total: true,
      link: { resource: 'deductionRemittance', filter: { category: 'category' } },
    },
    owed: { label: 'Owed', as: 'money', total: true },
    category: { label: 'Deduction', as: 'int', hidden: true },
  },
  access: finance,
});

/** Personnel cost of each department: earnings of approved payslips less loss of pay. */
export const salaryCostReport = defineReport('salaryCost', {
  module: 'payroll',
  label: 'Salary cost by department',
  description: 'Salaries in the ledger, by department',
  screen: '/finance/salary_cost',
  menu: menu(72, 'What each department costs in salaries'),
  parameters: days,
  start: { from: 'thisMonth:from', to: 'today' },
  columns: {
    department: {
      label: 'Department',
      as: 'text',
      words: ['No department'],
      link: { resource: 'employeeDepartment', id: 'departmentId' },
    },
    payslips: { label: 'Payslips', as: 'int', total: true },
    cost: { label: 'Cost', as: 'money', total: true },
    departmentId: { label: 'Department', as: 'int', hidden: true },
  },
  chart: { kind: 'bar', category: 'department', values: ['cost'] },
  access: finance,
});
