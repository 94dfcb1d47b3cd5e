import { defineResource, f, field, is, subtract, when } from '@school/kernel';

/** Who reads everyone's fares. */
const readers = [
  'FinanceControl',
  'ManageFee',
  'FeeSubmission',
  'FinanceReports',
  'TransportManagement',
  'PayrollManagement',
] as const;

/**
 * What an employee owes for a seat in the period of a collection of fares. It is deducted from the next payslips, of which
 * an approved one posts it as income, or paid at the counter.
 */
export const employeeFare = defineResource('employeeFare', {
  module: 'transport',
  label: ['Employee fare', 'Employee fares'],
  api: 'transport/v1/EmployeeFare',
  screens: { list: '/transport_fee/employees', show: '/transport_fee/employees/:id' },
  menu: {
    group: 'transportFees',
    order: 45,
    icon: 'employees',
    description: 'What employees owe for their seats, and how much payslips have deducted',
    access: readers,
  },
  noArchive: true,
  fields: {
    employee: f.ref('employee', { required: true, readOnly: true, named: true }),
    employeeNumber: f.lookup({ via: 'employee', field: 'employeeNumber', as: 'text' }),
    collection: f.ref('feeCollection', {
      label: 'Fee collection',
      required: true,
      readOnly: true,
      named: true,
    }),
    name: f.text({ label: 'Route and stop', required: true, readOnly: true, max: 200, search: true }),
    dueDate: f.date({ required: true, readOnly: true, index: true }),
    amount: f.money({ label: 'Fare', level: 'basic', required: true, readOnly: true, min: '0' }),
    kept: f.rollup({
      label: 'Deducted from payslips',
      of: 'payslipLine',
      via: 'fare',
      fn: 'sum',
      field: 'amount',
      as: 'money',
      where: { 'payslip.status_ne': 'DELETED' },
    }),
    paid: f.rollup({
      label: 'Paid at the counter',
      of: 'employeeFarePayment',
      via: 'fare',
      fn: 'sum',
      field: 'amount',
      as: 'money',
      where: { status: 'POSTED' },
    }),
    left: f.computed({
      label: 'Still owed',
      as: 'money',
      value: when(is('status', 'OPEN'), subtract(subtract(field('amount'), field('kept')), field('paid')), 0),
    }),
    waivedBecause: f.text({ label: 'Why waived', readOnly: true, max: 200 }),
    status: f.choice(
      { OPEN: 'Valid', WAIVED: 'Waived', CANCELLED: 'Cancelled' },
      {
        required: true,
        readOnly: true,
        default: 'OPEN',
        index: true,
        tones: { OPEN: 'success', WAIVED: 'neutral', CANCELLED: 'neutral' },
      },
    ),
  },
  title: 'name',
  subtitle: ['employee', 'collection'],
  list: {
    columns: [
      'employee',
      'name',
      'dueDate',
      'amount',
      'left',
      'kept',
      'paid',
      'status',
      'collection',
      'employeeNumber',
    ],
    head: 'employee',
    sort: '-dueDate',
    filters: ['employee', 'collection', 'dueDate', 'status'],
    totals: ['amount', 'kept', 'paid', 'left'],
    views: [{ key: 'left', label: 'Still owed', filter: { status: 'OPEN', left_gt: 0 } }],
    opens: 'left',
  },
  related: [{ key: 'payments', label: 'Paid at the counter', resource: 'employeeFarePayment', via: 'fare' }],
  unique: [{ fields: ['collection', 'employee'] }],
  lifecycle: {
    field: 'status',
    initial: 'OPEN',
    transitions: {
      waive: {
        label: 'Waive',
        access: ['ManageFee'],
        from: ['OPEN'],
        to: 'WAIVED',
        tone: 'warning',
        ask: { reason: f.text({ label: 'Reason', required: true, min: 5, max: 200 }) },
      },
      /** For the current seat. */
      give: { label: 'Give again', access: ['ManageFee'], from: ['WAIVED', 'CANCELLED'], to: 'OPEN' },
    },
  },
  access: {
    read: [...readers, 'EMPLOYEE'],
    rows: {
      FinanceControl: 'all',
      ManageFee: 'all',
      FeeSubmission: 'all',
      FinanceReports: 'all',
      TransportManagement: 'all',
      PayrollManagement: 'all',
      EMPLOYEE: { employee: { $me: 'employee' } },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    employeeFare: typeof employeeFare;
  }
}
