import { defineReport, f, type AnyReport } from '@school/kernel';
import { challanReports } from './challan.reports.ts';
import { headWiseReports } from './head-wise.reports.ts';
import { fareReports } from './fare.reports.ts';
import { furtherFeeReports } from './fee.reports.ts';
import {
  batch,
  collection,
  daysLate,
  entry,
  fine,
  former,
  guardianPhone,
  left,
  lifts,
  ofReminders,
  range,
  readers,
  reminding,
  remindersOfStudent,
  start,
  sum,
} from './report-parts.ts';

/** Amounts billed and received, by collection and batch. */
const feeCollections = defineReport('feeCollectionReport', {
  module: 'fees',
  label: 'Fee collections',
  description: 'Billed, collected and outstanding, by collection and batch',
  screen: ['/reports/fee_collection_report', '/reports/fee_collection_details'],
  menu: entry(40, 'Billed, collected and outstanding, by collection and batch'),
  from: 'studentFee',
  where: { status_ne: 'CANCELLED' },
  parameters: { collection, batch },
  columns: {
    collection: { label: 'Fee collection', as: 'text' },
    batch: { label: 'Batch', as: 'text' },
    students: { label: 'Students', as: 'int', figure: 'count', total: true },
    billed: sum('Billed', 'payable'),
    discount: sum('Discount', 'discountTotal'),
    fine: sum('Fine', 'fine'),
    collected: sum('Collected', 'paid'),
    left: sum('Balance due', 'balance'),
  },
  groupBy: 'collection',
  chart: { kind: 'bar', category: 'batch', values: ['collected', 'left'] },
  access: readers,
});

/** Who is late. Due today is not late. */
const defaulters = defineReport('feeDefaulters', {
  module: 'fees',
  label: 'Fee defaulters',
  description: 'Overdue bills',
  screen: [
    '/finance/fees_defaulters',
    '/reports/student_wise_fee_defaulters',
    '/reports/course_fee_defaulters',
  ],
  menu: {
    group: 'feeSubmission',
    order: 40,
    icon: 'warning',
    description: 'Who is overdue, and by how much',
    also: [{ group: 'feeReports', order: 50 }],
  },
  from: 'studentFee',
  where: { status_in: ['UNPAID', 'PARTIAL'], dueDate_lt: { $date: 'today' }, 'student.status': 'ACTIVE' },
  parameters: { collection, batch, least: f.money({ label: 'At least', level: 'basic', min: '0' }), former },
  lifts,
  narrows: { least: 'balance_gte' },
  columns: {
    batch: { label: 'Batch', as: 'text' },
    student: { label: 'Student', as: 'text', link: { resource: 'studentFee', id: 'bill' } },
    admissionNumber: { label: 'Admission number', as: 'text' },
    collection: { label: 'Fee collection', as: 'text' },
    guardianPhone,
    dueDate: { label: 'Due date', as: 'date' },
    daysLate,
    fine,
    // Only the fees: the report behind it shows all that the family owes, including library fines.
    left: { ...left, link: { report: 'statementOfFamily', parameters: { student: 'studentId' } } },
    reminded: { ...ofReminders('Reminded on', 'sentOn'), link: remindersOfStudent },
    promised: { ...ofReminders('Promised for', 'promisedOn'), link: remindersOfStudent },
    bill: { label: 'Bill', as: 'int', value: 'id', hidden: true },
    studentId: { label: 'Student', as: 'int', value: 'student.id', hidden: true },
  },
  groupBy: 'batch',
  marks: reminding,
  access: ['FinanceReports', 'FinanceControl', 'FeeSubmission'],
});

/** What fees consist of: billed and paid by head. */
const headWise = defineReport('headWiseFees', {
  module: 'fees',
  label: 'Fees by particular',
  description: 'Billed and paid, by particular and collection',
  screen: '/reports/fee_collection_head_wise_report',
  menu: entry(60, 'Billed and paid, by particular and collection'),
  from: 'studentFeeLine',
  where: { 'studentFee.status_ne': 'CANCELLED' },
  parameters: { collection, batch },
  narrows: { collection: 'studentFee.collection', batch: 'studentFee.batch' },
  columns: {
    masterParticular: { label: 'Master particular', as: 'text' },
    collection: { label: 'Fee collection', as: 'text', value: 'studentFee.collection' },
    amount: sum('Amount', 'amount'),
    discount: sum('Discount', 'discount'),
    tax: sum('Tax', 'tax'),
    total: sum('To pay', 'total'),
    paid: sum('Paid', 'paid'),
  },
  groupBy: 'masterParticular',
  access: readers,
});

const narrows = { from: 'paidOn_gte', to: 'paidOn_lte' } as const;

/** Payments of students by particular. */
const studentParticulars = defineReport('particularWiseStudents', {
  module: 'fees',
  label: 'Payments by particular and student',
  screen: '/finance_reports/particular_wise_student_transaction',
  menu: entry(70, 'What each student paid, by particular'),
  from: 'particularPayment',
  parameters: { ...range, batch },
  narrows,
  start,
  columns: {
    masterParticular: { label: 'Master particular', as: 'text' },
    student: { label: 'Student', as: 'text' },
    batch: { label: 'Batch', as: 'text' },
    amount: sum('Amount', 'amount'),
    tax: sum('Tax', 'tax'),
  },
  groupBy: 'masterParticular',
  access: readers,
});

/** Payments of each day by particular. */
const dailyParticulars = defineReport('particularWiseDays', {
  module: 'fees',
  label: 'Payments by particular and day',
  screen: '/finance_reports/particular_wise_daily',
  menu: entry(80, 'What was received each day, by particular'),
  from: 'particularPayment',
  parameters: range,
  narrows,
  start,
  columns: {
    day: { label: 'Date', as: 'date', value: 'paidOn' },
    masterParticular: { label: 'Master particular', as: 'text' },
    amount: sum('Amount', 'amount'),
    tax: sum('Tax', 'tax'),
  },
  groupBy: 'day',
  chart: { kind: 'bar', category: 'masterParticular', values: ['amount'] },
  access: readers,
});

export const feeReports: readonly AnyReport[] = [
  feeCollections,
  defaulters,
  headWise,
  studentParticulars,
  dailyParticulars,
  ...furtherFeeReports,
  ...headWiseReports,
  ...fareReports,
  ...challanReports,
];
