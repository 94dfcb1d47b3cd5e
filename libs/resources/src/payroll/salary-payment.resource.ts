import { defineResource, f, field, gte, isEmpty, not } from '@school/kernel';
import { paymentFields } from '../finance/payment.fields.ts';

const readers = ['FinanceControl', 'PayslipPowers', 'PayrollManagement', 'ApproveRejectPayslip'];
/** The selection is fixed: the payslips of the payment are held by it. */
const chosen = { readOnly: not(isEmpty('status')) };

/**
 * Salaries that are paid together. Once prepared, it holds the approved payslips of its days, so that the bank gets each of
 * them once; once paid, it has its voucher and locks them; if reverted, they wait for another payment.
 */
export const salaryPayment = defineResource('salaryPayment', {
  module: 'payroll',
  label: ['Salary payment', 'Salary payments'],
  api: 'finance/v1/salaryPayments',
  screens: {
    list: '/finance/salary_payments',
    create: '/finance/salary_payments/new',
    show: '/finance/salary_payments/:id',
  },
  menu: {
    group: 'financePayslips',
    order: 60,
    icon: 'payments',
    description: 'Pay approved payslips and lock them',
    access: ['FinanceControl', 'ApproveRejectPayslip'],
  },
  noArchive: true,
  fields: {
    from: f.date({ label: 'Periods end from', required: true, index: true }),
    to: f.date({ label: 'Periods end until', required: true, index: true }),
    group: f.ref('payrollGroup', { label: 'Payroll group', help: 'Empty: all groups' }),
    template: f.ref('bankFileTemplate', {
      label: 'Bank payment file',
      help: 'Only those this file can pay; the others are paid in another payment',
    }),
    note: f.text({ max: 250 }),
    payslips: f.int({ label: 'Payslips', readOnly: true }),
    total: f.money({ label: 'Net pay', level: 'basic', readOnly: true }),
    paidOn: f.date({ label: 'Paid on', readOnly: true, index: true }),
    paymentMode: { ...paymentFields.paymentMode, required: false, default: undefined, readOnly: true },
    referenceNo: { ...paymentFields.referenceNo, readOnly: true },
    bankName: { ...paymentFields.bankName, readOnly: true },
    number: f.text({ label: 'Voucher', readOnly: true, max: 40, search: true, noCopy: true }),
    reverseReason: f.text({ label: 'Reason for the cancellation', readOnly: true, max: 250, noCopy: true }),
    status: f.choice(
      { PREPARED: 'Prepared', PAID: 'Paid', WITHDRAWN: 'Withdrawn', REVERSED: 'Cancelled' },
      {
        required: true,
        readOnly: true,
        default: 'PREPARED',
        index: true,
        tones: { PREPARED: 'warning', PAID: 'success', WITHDRAWN: 'neutral', REVERSED: 'error' },
      },
    ),
  },
  title: 'from',
  subtitle: ['to', 'number'],
  list: {
    columns: ['from', 'to', 'group', 'payslips', 'total', 'status', 'paidOn', 'paymentMode', 'number'],
    head: 'from',
    sort: '-from',
    filters: ['status', 'group', 'paidOn'],
    totals: ['total'],
  },
  conditions: { from: chosen, to: chosen, group: chosen, template: chosen },
  checks: [
    {
      key: 'daysInOrder',
      holds: gte(field('to'), field('from')),
      message: 'The range must not end before it begins',
      field: 'to',
    },
  ],
  related: [{ key: 'payslips', label: 'Payslips', resource: 'payslip', via: 'salaryPayment' }],
  lifecycle: {
    field: 'status',
    initial: 'PREPARED',
    transitions: {
      pay: {
        label: 'Mark as paid',
        access: ['FinanceControl'],
        from: ['PREPARED'],
        to: 'PAID',
        tone: 'success',
        ask: {
          paidOn: f.date({ label: 'Paid on', required: true, default: 'today', max: 'today' }),
          paymentMode: { ...paymentFields.paymentMode, default: 'BANK_TRANSFER' },
          referenceNo: paymentFields.referenceNo,
          bankName: paymentFields.bankName,
        },
      },
      withdraw: {
        label: 'Withdraw',
        access: ['FinanceControl'],
        from: ['PREPARED'],
        to: 'WITHDRAWN',
        tone: 'warning',
      },
      reverse: {
        label: 'Cancel payment',
        access: ['RevertTransaction'],
        from: ['PAID'],
        to: 'REVERSED',
        tone: 'error',
        ask: { reverseReason: f.text({ label: 'Reason', required: true, min: 5, max: 250 }) },
      },
    },
  },
  access: { read: readers, create: ['FinanceControl'], update: ['FinanceControl'], import: [] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    salaryPayment: typeof salaryPayment;
  }
}
