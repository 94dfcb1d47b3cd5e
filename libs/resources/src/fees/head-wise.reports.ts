import { block, defineReport, definePage, f, type AnyReport } from '@school/kernel';
import { batch, collection, entry, range, readers, start, sum } from './report-parts.ts';

/** Each student of a batch with a column for each head. */
const batchHeads = defineReport('batchHeads', {
  module: 'fees',
  label: 'Particulars of a batch',
  description: 'Each student of a batch, with a column for each master particular',
  screen: '/reports/batch_fees_headwise_report',
  menu: entry(62, 'Each student of a batch, with particulars side by side'),
  parameters: {
    batch: f.ref('batch', { required: true }),
    collection,
    shows: f.choice(
      { total: 'To pay', paid: 'Paid', left: 'Balance due' },
      { label: 'Amounts', required: true },
    ),
  },
  start: { shows: 'total' },
  columns: {
    student: { label: 'Student', as: 'text', link: { resource: 'student', id: 'studentId' } },
    admissionNumber: { label: 'Admission number', as: 'text' },
    heads: {
      label: 'Particulars',
      as: 'money',
      total: true,
      each: { resource: 'masterParticular', filter: { active: true }, sort: 'name' },
    },
    sum: { label: 'Total', as: 'money', total: true },
    studentId: { label: 'Student', as: 'int', hidden: true },
  },
  access: readers,
});

/** Fees received, by course, batch and collection. */
const feesReceived = defineReport('feesReceived', {
  module: 'fees',
  label: 'Fees received',
  description: 'Fees received in a date range, by course, batch and collection',
  screen: '/finance/fees_report',
  menu: entry(41, 'Fees received, by course, batch and collection'),
  from: 'particularPayment',
  parameters: { ...range, course: f.ref('course'), batch, collection },
  narrows: {
    from: 'paidOn_gte',
    to: 'paidOn_lte',
    course: 'batch.course',
    collection: 'studentFee.collection',
  },
  start,
  columns: {
    course: { label: 'Course', as: 'text', value: 'batch.course' },
    batch: { label: 'Batch', as: 'text' },
    collection: { label: 'Fee collection', as: 'text', value: 'studentFee.collection' },
    payments: { label: 'Payments', as: 'int', figure: 'count', total: true },
    tax: sum('Tax', 'tax'),
    amount: sum('Amount', 'amount'),
  },
  groupBy: 'course',
  access: readers,
});

export const headWiseReports: readonly AnyReport[] = [batchHeads, feesReceived];

/** The three views of fees by head. */
export const headWisePages = [
  definePage('headWiseReports', {
    module: 'fees',
    label: 'Fees by particular: choose a report',
    paths: ['/reports/fees_head_wise_report'],
    access: readers,
    parent: '/finance_reports',
    blocks: [
      block.links(
        { label: 'Particulars of a student', to: '/reports/search_student' },
        { label: 'Particulars of a batch', to: '/reports/batch_fees_headwise_report' },
        { label: 'Particulars of a collection', to: '/reports/fee_collection_head_wise_report' },
      ),
    ],
  }),
] as const;
