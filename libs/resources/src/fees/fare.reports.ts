import { defineReport, f, type AnyReport } from '@school/kernel';
import {
  batch,
  daysLate,
  fine,
  former,
  guardianPhone,
  left,
  lifts,
  readers,
  reminding,
  sum,
} from './report-parts.ts';

const fares = { 'collection.basis': 'FARES' } as const;
const collection = f.ref('feeCollection', { label: 'Fee collection', filter: { basis: 'FARES' } });
const entry = (group: string, order: number, description: string) => ({
  group,
  order,
  icon: 'report',
  description,
});

/** Fares billed and paid, by batch. */
const faresByBatch = defineReport('faresByBatch', {
  module: 'transport',
  label: 'Fares by batch',
  description: 'Transport fares billed, paid and outstanding, by batch',
  screen: '/transport_fee/batch_wise',
  menu: entry('transportFees', 50, 'Billed, paid and outstanding, by batch'),
  from: 'studentFee',
  where: { ...fares, status_ne: 'CANCELLED' },
  parameters: { collection, batch },
  columns: {
    collection: { label: 'Fee collection', as: 'text' },
    batch: { label: 'Batch', as: 'text' },
    students: { label: 'Passengers', as: 'int', figure: 'count', total: true },
    billed: sum('Billed', 'payable'),
    fine: sum('Fine', 'fine'),
    collected: sum('Collected', 'paid'),
    left: sum('Balance due', 'balance'),
  },
  groupBy: 'collection',
  access: [...readers, 'FeeSubmission'],
});

/** Who is late with a fare. */
const fareDefaulters = defineReport('fareDefaulters', {
  module: 'transport',
  label: 'Fare defaulters',
  description: 'Overdue transport fare bills',
  screen: '/transport_fee/defaulters',
  menu: entry('transportFees', 60, 'Who is overdue with a fare, and by how much'),
  from: 'studentFee',
  where: {
    ...fares,
    status_in: ['UNPAID', 'PARTIAL'],
    dueDate_lt: { $date: 'today' },
    'student.status': 'ACTIVE',
  },
  parameters: { collection, batch, former },
  lifts,
  columns: {
    batch: { label: 'Batch', as: 'text' },
    student: { label: 'Student', as: 'text', link: { resource: 'studentFee', id: 'bill' } },
    admissionNumber: { label: 'Admission number', as: 'text' },
    collection: { label: 'Fee collection', as: 'text' },
    guardianPhone,
    dueDate: { label: 'Due date', as: 'date' },
    daysLate,
    fine,
    left,
    bill: { label: 'Bill', as: 'int', value: 'id', hidden: true },
  },
  groupBy: 'batch',
  marks: reminding,
  access: [...readers, 'FeeSubmission'],
});

/** Fares by route and stop, according to the lines of the bills. */
const faresByRoute = defineReport('faresByRoute', {
  module: 'transport',
  label: 'Fares by route',
  description: 'Transport fares billed, paid and outstanding, by route and stop',
  screen: '/transport_reports/transport_fee',
  menu: entry('transportReports', 60, 'Fares by route and stop'),
  from: 'studentFeeLine',
  where: { 'studentFee.collection.basis': 'FARES', 'studentFee.status_ne': 'CANCELLED' },
  parameters: { collection, batch },
  narrows: { collection: 'studentFee.collection', batch: 'studentFee.batch' },
  columns: {
    collection: { label: 'Fee collection', as: 'text', value: 'studentFee.collection' },
    name: { label: 'Route and stop', as: 'text' },
    seats: { label: 'Passengers', as: 'int', figure: 'count', total: true },
    total: sum('To pay', 'total'),
    paid: sum('Paid', 'paid'),
    left: sum('Balance due', 'left'),
  },
  groupBy: 'collection',
  access: [...readers],
});

/** Bills that were partly paid before a seat changed and stay as they are: someone decides what happens to the difference. */
const faresToAdjust = defineReport('faresToAdjust', {
  module: 'transport',
  label: 'Fares to adjust',
  description: 'Paid bills whose seat has since changed: what was billed and what it costs now',
  screen: '/transport_fee/adjust',
  menu: entry('transportFees', 70, 'Paid bills whose seat has since changed'),
  parameters: { collection },
  columns: {
    passenger: { label: 'Passenger', as: 'text', link: { resource: 'studentFee', id: 'bill' } },
    number: { label: 'Number', as: 'text' },
    group: { label: 'Batch or department', as: 'text' },
    collection: { label: 'Fee collection', as: 'text' },
    billed: { label: 'Billed', as: 'money', total: true },
    now: { label: 'Costs now', as: 'money', total: true },
    difference: { label: 'Difference', as: 'money', total: true },
    paid: { label: 'Paid', as: 'money', total: true },
    bill: { label: 'Bill', as: 'int', hidden: true },
  },
  groupBy: 'collection',
  access: [...readers, 'FeeSubmission'],
});

/** Reports of fares that became bills. */
export const fareReports: readonly AnyReport[] = [faresByBatch, fareDefaulters, faresByRoute, faresToAdjust];
