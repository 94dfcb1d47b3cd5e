import { defineReport, f, type AnyReport } from '@school/kernel';
import { refundReaders } from './access.ts';
import { batch, collection, entry, fine, left, range, readers, start, sum } from './report-parts.ts';

/** What was billed in each batch of a course, and how much of it came in. */
const courseCollections = defineReport('courseCollections', {
  module: 'fees',
  label: 'Fees by course and batch',
  description: 'Billed, collected and outstanding, by batch of a course',
  screen: ['/finance/course_fees_report', '/finance/course_wise_collection_report/:courseId'],
  menu: entry(42, 'Billed, collected and outstanding, by batch of a course'),
  from: 'studentFee',
  where: { status_ne: 'CANCELLED' },
  parameters: { course: f.ref('course', { label: 'Course' }), collection },
  narrows: { course: 'batch.course' },
  columns: {
    course: { label: 'Course', as: 'text', value: 'batch.course' },
    batch: {
      label: 'Batch',
      as: 'text',
      link: { report: 'batchFees', parameters: { batch: 'batchId' }, keep: ['collection'] },
    },
    students: { label: 'Bills', as: 'int', figure: 'count', total: true },
    billed: sum('Billed', 'payable'),
    discount: sum('Discount', 'discountTotal'),
    fine: sum('Fine', 'fine'),
    collected: sum('Collected', 'paid'),
    refunded: sum('Refunded', 'refundedTotal'),
    left: sum('Balance due', 'balance'),
    batchId: { label: 'Batch', as: 'int', value: 'batch.id', hidden: true },
  },
  groupBy: 'course',
  chart: { kind: 'bar', category: 'batch', values: ['collected', 'left'] },
  access: readers,
});

/** Each student of a batch with the amounts billed, paid and left. */
const batchFees = defineReport('batchFees', {
  module: 'fees',
  label: 'Fees of a batch',
  description: 'Each student of a batch: billed, paid and outstanding',
  screen: ['/finance/batch_fees_report', '/finance/batch_fees_report/:batchId'],
  menu: entry(44, 'Each student of a batch: billed, paid and outstanding'),
  from: 'studentFee',
  where: { status_ne: 'CANCELLED' },
  parameters: { batch: f.ref('batch', { required: true }), collection },
  columns: {
    collection: { label: 'Fee collection', as: 'text' },
    student: { label: 'Student', as: 'text', link: { resource: 'studentFee', id: 'bill' } },
    admissionNumber: { label: 'Admission number', as: 'text' },
    dueDate: { label: 'Due date', as: 'date' },
    payable: { label: 'To pay', as: 'money', value: 'payable', total: true },
    fine,
    paid: { label: 'Paid', as: 'money', value: 'paid', total: true },
    refunded: { label: 'Refunded', as: 'money', value: 'refundedTotal', total: true },
    left,
    bill: { label: 'Bill', as: 'int', value: 'id', hidden: true },
  },
  groupBy: 'collection',
  sort: 'student',
  access: readers,
});

/** The particulars of one student, bill by bill. */
const studentHeads = defineReport('studentHeads', {
  module: 'fees',
  label: 'Particulars of a student',
  description: 'Find a student: each particular of each bill, what was paid and what is outstanding',
  screen: ['/reports/search_student', '/report/student_fees_headwise_report/:studentId/:batchId'],
  menu: entry(65, 'Find a student: each particular, paid and outstanding'),
  from: 'studentFeeLine',
  where: { 'studentFee.status_ne': 'CANCELLED' },
  chosen: true,
  parameters: { student: f.ref('student', { required: true }), batch, collection },
  narrows: {
    student: 'studentFee.student',
    batch: 'studentFee.batch',
    collection: 'studentFee.collection',
  },
  columns: {
    collection: { label: 'Fee collection', as: 'text', value: 'studentFee.collection' },
    name: { label: 'Particular', as: 'text' },
    masterParticular: { label: 'Master particular', as: 'text' },
    amount: { label: 'Amount', as: 'money', value: 'amount', total: true },
    discount: { label: 'Discount', as: 'money', value: 'discount', total: true },
    tax: { label: 'Tax', as: 'money', value: 'tax', total: true },
    total: { label: 'To pay', as: 'money', value: 'total', total: true },
    paid: { label: 'Paid', as: 'money', value: 'paid', total: true },
    left: { label: 'Balance due', as: 'money', value: 'left', total: true },
  },
  groupBy: 'collection',
  access: readers,
});

const paidDays = { from: 'instantFee.date_gte', to: 'instantFee.date_lte' } as const;

/** What instant fees were paid for, line by line. */
const instantDetails = defineReport('instantFeeDetails', {
  module: 'fees',
  label: 'Instant fees in detail',
  description: 'What instant fees were paid for, line by line',
  screen: '/instant_fees/report_detail',
  menu: { group: 'instantFees', order: 60, icon: 'report', description: 'What was paid for, line by line' },
  from: 'instantFeeLine',
  where: { 'instantFee.status': 'POSTED' },
  parameters: {
    from: f.date({ label: 'From' }),
    to: f.date({ label: 'To' }),
    category: f.ref('instantFeeCategory', { label: 'Instant fee category' }),
    student: f.ref('student'),
  },
  narrows: { ...paidDays, category: 'instantFee.category', student: 'instantFee.student' },
  start,
  columns: {
    category: { label: 'Instant fee category', as: 'text', value: 'instantFee.category' },
    day: { label: 'Date', as: 'date', value: 'instantFee.date' },
    number: {
      label: 'Receipt number',
      as: 'text',
      value: 'instantFee.number',
      link: { resource: 'instantFee', id: 'fee' },
    },
    student: { label: 'Student', as: 'text', value: 'instantFee.student' },
    name: { label: 'Particular', as: 'text' },
    amount: { label: 'Amount', as: 'money', value: 'amount', total: true },
    discount: { label: 'Discount', as: 'money', value: 'discount', total: true },
    tax: { label: 'Tax', as: 'money', value: 'tax', total: true },
    total: { label: 'Paid', as: 'money', value: 'total', total: true },
    fee: { label: 'Instant fee', as: 'int', value: 'instantFee.id', hidden: true },
  },
  groupBy: 'category',
  sort: '-day',
  access: [...readers, 'FeeSubmission'],
});

/** Instant payments received, by category and by payer. */
const instantSummary = defineReport('instantFeeSummary', {
  module: 'fees',
  label: 'Instant fee report',
  description: 'What was paid on the spot, by category and payer',
  screen: '/finance/instant_fees/report',
  menu: {
    ...entry(85, 'What was paid on the spot, by category and payer'),
    also: [{ group: 'instantFees', order: 50 }],
  },
  from: 'instantFee',
  where: { status: 'POSTED' },
  parameters: range,
  narrows: { from: 'date_gte', to: 'date_lte' },
  start,
  columns: {
    category: { label: 'Instant fee category', as: 'text' },
    payeeType: { label: 'Paid by', as: 'text' },
    payments: { label: 'Payments', as: 'int', figure: 'count', total: true },
    discount: sum('Discount', 'discountTotal'),
    tax: sum('Tax', 'taxTotal'),
    total: sum('Total', 'total'),
  },
  groupBy: 'category',
  chart: { kind: 'bar', category: 'category', values: ['total'] },
  access: readers,
});

/** Fees refunded. */
const refundDetails = defineReport('refundDetails', {
  module: 'fees',
  label: 'Refunds in detail',
  description: 'What was refunded, by fee collection',
  screen: '/finance/expense_refund_details',
  menu: {
    ...entry(90, 'What was refunded, by fee collection'),
    also: [{ group: 'feeRefunds', order: 40, access: refundReaders }],
  },
  from: 'feeRefund',
  where: { status: 'POSTED' },
  parameters: { ...range, collection },
  narrows: { from: 'date_gte', to: 'date_lte' },
  start,
  columns: {
    collection: { label: 'Fee collection', as: 'text' },
    day: { label: 'Date', as: 'date', value: 'date' },
    number: { label: 'Voucher number', as: 'text', link: { resource: 'feeRefund', id: 'refund' } },
    student: { label: 'Student', as: 'text' },
    rule: { label: 'Refund rule', as: 'text' },
    reason: { label: 'Reason', as: 'text' },
    tax: { label: 'Tax in it', as: 'money', value: 'tax', total: true },
    amount: { label: 'Amount', as: 'money', value: 'amount', total: true },
    refund: { label: 'Refund', as: 'int', value: 'id', hidden: true },
  },
  groupBy: 'collection',
  sort: '-day',
  access: [...readers, 'ManageRefunds'],
});

/** Advances over a range of days: opening, taken, used, paid back and what is left. */
const advances = defineReport('advanceReport', {
  module: 'fees',
  label: 'Student advances',
  description: 'Opening balance, advances paid, used, refunded and left, by student',
  screen: '/advance_payment_fees/report_index',
  menu: {
    group: 'advanceFees',
    order: 50,
    icon: 'report',
    description: 'Opening balance, paid, used, refunded and left',
    also: [{ group: 'feeReports', order: 95 }],
  },
  parameters: {
    ...range,
    batch,
    category: f.ref('advanceFeeCategory', { label: 'Advance category' }),
  },
  start,
  columns: {
    batch: { label: 'Batch', as: 'text' },
    student: { label: 'Student', as: 'text', link: { resource: 'studentWallet', id: 'wallet' } },
    admissionNumber: { label: 'Admission number', as: 'text' },
    opening: { label: 'Opening', as: 'money', total: true },
    taken: { label: 'Paid in advance', as: 'money', total: true },
    used: { label: 'Used', as: 'money', total: true },
    paidBack: { label: 'Paid back', as: 'money', total: true },
    closing: { label: 'Left', as: 'money', total: true },
    wallet: { label: 'Advance balance', as: 'int', hidden: true },
  },
  groupBy: 'batch',
  sort: 'student',
  access: [...readers, 'FeeSubmission'],
});

/** Reports of individual bills and payments. */
export const furtherFeeReports: readonly AnyReport[] = [
  courseCollections,
  batchFees,
  studentHeads,
  instantDetails,
  instantSummary,
  refundDetails,
  advances,
];
