import { defineResource, f } from '@school/kernel';
import { bookedModes } from './payment.fields.ts';

/** A receipt as issued. A cancelled one keeps its number. */
export const transactionReceipt = defineResource('transactionReceipt', {
  module: 'finance',
  label: ['Receipt', 'Receipts'],
  api: 'finance/v1/receipts',
  screens: { list: '/finance/fee_receipts', show: '/finance/fee_receipts/:id' },
  menu: {
    group: 'finance',
    order: 30,
    icon: 'payslip',
    description: 'Find, print and cancel receipts',
    access: ['FinanceControl', 'FeeSubmission', 'FinanceReports'],
  },
  noArchive: true,
  fields: {
    receiptNo: f.text({ label: 'Receipt number', required: true, readOnly: true, max: 40, search: true }),
    sequence: f.ref('receiptSequence', { label: 'Receipt set', required: true, readOnly: true, named: true }),
    numberInt: f.int({ label: 'Number', required: true, readOnly: true }),
    receiptDate: f.date({ label: 'Date', required: true, readOnly: true, index: true }),
    student: f.ref('student', { readOnly: true, named: true, index: true }),
    batch: f.ref('batch', { readOnly: true, named: true }),
    payeeName: f.text({ label: 'Received from', required: true, readOnly: true, max: 200, search: true }),
    payeeNumber: f.text({ label: 'Admission number', readOnly: true, max: 40, search: true }),
    total: f.money({ level: 'basic', required: true, readOnly: true }),
    paymentMode: f.choice(bookedModes, { label: 'Paid by', required: true, readOnly: true, index: true }),
    referenceNo: f.text({ label: 'Reference number', max: 40, readOnly: true, search: true }),
    bankName: f.text({ label: 'Bank', max: 80, readOnly: true }),
    details: f.json({
      label: 'What was paid',
      readOnly: true,
      labels: { label: 'Fee', lines: 'Particulars', left: 'Balance due' },
    }),
    printCount: f.int({ label: 'Times printed', readOnly: true, default: 0 }),
    takenBy: f.ref('user', { readOnly: true, named: true, onDelete: 'clear' }),
    status: f.choice(
      { VALID: 'Valid', CANCELLED: 'Cancelled' },
      {
        required: true,
        readOnly: true,
        default: 'VALID',
        index: true,
        tones: { VALID: 'success', CANCELLED: 'error' },
      },
    ),
    cancelReason: f.text({ label: 'Reason for the cancellation', readOnly: true, max: 250 }),
    cancelledOn: f.date({ readOnly: true }),
  },
  title: 'receiptNo',
  subtitle: ['payeeName', 'receiptDate'],
  list: {
    columns: [
      'receiptNo',
      'receiptDate',
      'payeeName',
      'payeeNumber',
      'batch',
      'total',
      'paymentMode',
      'status',
    ],
    sort: '-receiptDate',
    filters: ['receiptDate', 'paymentMode', 'batch', 'sequence', 'status'],
    totals: ['total'],
    views: [
      { key: 'today', label: 'Today', filter: { receiptDate: { $date: 'today' } } },
      { key: 'cancelled', label: 'Cancelled', filter: { status: 'CANCELLED' } },
    ],
  },
  unique: [{ fields: ['sequence', 'numberInt'] }, { fields: ['receiptNo'] }],
  lifecycle: {
    field: 'status',
    initial: 'VALID',
    transitions: {
      cancel: {
        label: 'Void receipt',
        access: ['RevertTransaction'],
        from: ['VALID'],
        to: 'CANCELLED',
        tone: 'error',
        ask: {
          cancelReason: f.text({
            label: 'Reason',
            required: true,
            min: 5,
            max: 250,
            help: 'The family is sent this word for word',
          }),
        },
      },
    },
  },
  access: {
    read: ['FinanceControl', 'FeeSubmission', 'FinanceReports', 'STUDENT', 'PARENT'],
    rows: {
      FinanceControl: 'all',
      FeeSubmission: 'all',
      FinanceReports: 'all',
      STUDENT: { student: { $me: 'student' } },
      PARENT: { student_in: { $me: 'wards' } },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    transactionReceipt: typeof transactionReceipt;
  }
}
