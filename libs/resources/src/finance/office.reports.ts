import { defineReport, f, type AnyReport } from '@school/kernel';
import { entry, range, readers, sum } from '../fees/report-parts.ts';

/** Links to the transactions of a category in one of the periods. */
const bookings = (from: string, to: string) =>
  ({ report: 'dayBook', parameters: { category: 'categoryId', from, to } }) as const;

/** Two periods side by side; each figure opens its transactions. */
const comparison = defineReport('moneyComparison', {
  module: 'finance',
  label: 'Comparison of two date ranges',
  description: 'Income and expense of two date ranges, with the difference',
  screen: ['/finance/report_compare', '/finance/compare_report'],
  menu: entry(15, 'Income and expense of two date ranges, side by side'),
  parameters: {
    ...range,
    otherFrom: f.date({ label: 'Compared with, from', required: true }),
    otherTo: f.date({ label: 'Compared with, to', required: true }),
  },
  start: {
    from: 'thisMonth:from',
    to: 'thisMonth:to',
    otherFrom: 'lastMonth:from',
    otherTo: 'lastMonth:to',
  },
  columns: {
    direction: { label: 'Kind', as: 'text', words: ['Income', 'Expense'] },
    category: { label: 'Finance category', as: 'text' },
    first: { label: 'First span', as: 'money', total: true, link: bookings('from', 'to') },
    second: { label: 'Compared with', as: 'money', total: true, link: bookings('otherFrom', 'otherTo') },
    difference: { label: 'Difference', as: 'money', total: true },
    percent: { label: 'Percent', as: 'decimal' },
    categoryId: { label: 'Finance category', as: 'int', hidden: true },
    from: { label: 'From', as: 'date', hidden: true },
    to: { label: 'To', as: 'date', hidden: true },
    otherFrom: { label: 'Compared with, from', as: 'date', hidden: true },
    otherTo: { label: 'Compared with, to', as: 'date', hidden: true },
  },
  groupBy: 'direction',
  chart: { kind: 'bar', category: 'category', values: ['first', 'second'] },
  access: readers,
});

/** Tax of fees and instant fees by rate. */
const taxes = defineReport('taxReport', {
  module: 'finance',
  label: 'Tax',
  description: 'By rate: charged on bills due in the date range, and collected and refunded in it',
  screen: '/finance_extensions/tax_report',
  menu: { ...entry(35, 'Tax charged and collected, by rate'), also: [{ group: 'tax', order: 30 }] },
  parameters: range,
  start: { from: 'thisYear:from', to: 'thisYear:to' },
  columns: {
    kind: { label: 'Comes from', as: 'text', words: ['Fees', 'Instant fees', 'Refunds'] },
    rate: { label: 'Tax rate', as: 'decimal' },
    taxable: { label: 'Taxable', as: 'money', total: true },
    charged: { label: 'Tax charged', as: 'money', total: true },
    collected: { label: 'Tax collected', as: 'money', total: true },
  },
  groupBy: 'kind',
  access: readers,
});

/** Who gave what. */
const donations = defineReport('donationReport', {
  module: 'finance',
  label: 'Donations in a date range',
  description: 'Who gave what to the school',
  screen: '/finance/donations_report',
  menu: entry(92, 'Who gave what to the school'),
  from: 'donation',
  where: { status: 'POSTED' },
  parameters: range,
  narrows: { from: 'date_gte', to: 'date_lte' },
  start: { from: 'thisYear:from', to: 'today' },
  columns: {
    day: { label: 'Date', as: 'date', value: 'date' },
    number: { label: 'Receipt number', as: 'text', link: { resource: 'donation', id: 'donation' } },
    donor: { label: 'Donor', as: 'text' },
    description: { label: 'What it is for', as: 'text' },
    paymentMode: { label: 'Paid by', as: 'text' },
    amount: { label: 'Amount', as: 'money', value: 'amount', total: true },
    donation: { label: 'Donation', as: 'int', value: 'id', hidden: true },
  },
  sort: '-day',
  access: readers,
});

const periods = {
  from: f.date({ label: 'From', required: true }),
  to: f.date({ label: 'To', required: true }),
} as const;
const paidPeriods = { from: 'payPeriod_gte', to: 'payPeriod_lte' } as const;
const thisYear = { from: 'thisYear:from', to: 'thisYear:to' } as const;

/** What each department is paid. */
const departmentSalaries = defineReport('salaryByDepartment', {
  module: 'finance',
  label: 'Salaries by department',
  description: 'Approved payslips, department by department',
  screen: '/finance/salary_department',
  menu: entry(100, 'Approved payslips, department by department'),
  from: 'payslip',
  where: { status: 'APPROVED' },
  parameters: periods,
  narrows: paidPeriods,
  start: thisYear,
  columns: {
    department: {
      label: 'Department',
      as: 'text',
      link: { report: 'salaryByEmployee', parameters: { department: 'departmentId' }, keep: ['from', 'to'] },
    },
    payslips: { label: 'Payslips', as: 'int', figure: 'count', total: true },
    earnings: sum('Earnings', 'earningsTotal'),
    deductions: sum('Deductions', 'deductionsTotal'),
    netPay: sum('Net pay', 'netPay'),
    departmentId: { label: 'Department', as: 'int', value: 'department.id', hidden: true },
  },
  chart: { kind: 'bar', category: 'department', values: ['netPay'] },
  access: ['FinanceControl'],
});

/** What each employee of a department is paid. */
const employeeSalaries = defineReport('salaryByEmployee', {
  module: 'finance',
  label: 'Salaries by employee',
  description: 'Approved payslips of a department, employee by employee',
  screen: ['/finance/salary_employees', '/finance/salary_employee/:departmentId'],
  menu: entry(105, 'Approved payslips, employee by employee'),
  from: 'payslip',
  where: { status: 'APPROVED' },
  parameters: { ...periods, department: f.ref('employeeDepartment') },
  narrows: paidPeriods,
  start: thisYear,
  columns: {
    employeeName: { label: 'Employee', as: 'text' },
    employeeNumber: { label: 'Employee number', as: 'text' },
    departmentName: { label: 'Department', as: 'text' },
    payPeriod: { label: 'Pay period', as: 'date' },
    number: { label: 'Payslip', as: 'text', link: { resource: 'payslip', id: 'payslip' } },
    earnings: { label: 'Earnings', as: 'money', value: 'earningsTotal', total: true },
    deductions: { label: 'Deductions', as: 'money', value: 'deductionsTotal', total: true },
    netPay: { label: 'Net pay', as: 'money', value: 'netPay', total: true },
    payslip: { label: 'Payslip', as: 'int', value: 'id', hidden: true },
  },
  groupBy: 'employeeName',
  sort: 'payPeriod',
  access: ['FinanceControl'],
});

/** Everything that the school owns, with its value. */
const assetRegister = defineReport('assetRegister', {
  module: 'finance',
  label: 'Asset register',
  description: 'What the school owns and what it is worth',
  screen: '/finance/view_asset',
  menu: { group: 'assetsLiabilities', order: 30, icon: 'report', description: 'All assets with their value' },
  from: 'asset',
  parameters: {
    status: f.choice({ IN_USE: 'In use', DISPOSED: 'Disposed of' }),
  },
  start: { status: 'IN_USE' },
  columns: {
    category: { label: 'Kind', as: 'text' },
    title: { label: 'Title', as: 'text', link: { resource: 'asset', id: 'asset' } },
    location: { label: 'Location', as: 'text' },
    quantity: { label: 'Quantity', as: 'int' },
    acquiredOn: { label: 'Acquired on', as: 'date' },
    disposedOn: { label: 'Disposed of on', as: 'date' },
    amount: { label: 'Value', as: 'money', value: 'amount', total: true },
    asset: { label: 'Asset', as: 'int', value: 'id', hidden: true },
  },
  groupBy: 'category',
  access: readers,
});

/** Everything that the school owes. */
const liabilityRegister = defineReport('liabilityRegister', {
  module: 'finance',
  label: 'Liability register',
  description: 'What the school owes, to whom and by when',
  screen: '/finance/view_liability',
  menu: {
    group: 'assetsLiabilities',
    order: 40,
    icon: 'report',
    description: 'What is owed, to whom and by when',
  },
  from: 'liability',
  parameters: {
    status: f.choice({ OPEN: 'Open', SOLVED: 'Settled' }),
  },
  start: { status: 'OPEN' },
  columns: {
    creditor: { label: 'Creditor', as: 'text' },
    title: { label: 'Title', as: 'text', link: { resource: 'liability', id: 'liability' } },
    incurredOn: { label: 'Since', as: 'date' },
    dueOn: { label: 'Due on', as: 'date' },
    solvedOn: { label: 'Settled on', as: 'date' },
    amount: { label: 'Amount', as: 'money', value: 'amount', total: true },
    liability: { label: 'Liability', as: 'int', value: 'id', hidden: true },
  },
  sort: 'dueOn',
  access: readers,
});

/** Reports of the accounts office in addition to those of fees. */
export const officeReports: readonly AnyReport[] = [
  comparison,
  taxes,
  donations,
  departmentSalaries,
  employeeSalaries,
  assetRegister,
  liabilityRegister,
];
