import { defineReport, f } from '@school/kernel';
import { daysLate, guardianPhone, reminding } from '../fees/report-parts.ts';
import { hostelKeepers, hostelWardens } from './access.ts';

const entry = (order: number, description: string, group = 'hostelReports') =>
  ({ group, order, icon: 'report', description }) as const;
const money = (label: string, of: string) =>
  ({ label, as: 'money', figure: `sum:${of}`, total: true }) as const;
const collection = f.ref('feeCollection', { label: 'Hostel fee', filter: { basis: 'RENTS' } });
const batch = f.ref('batch');
const bills = { 'collection.basis': 'RENTS', status_ne: 'CANCELLED' } as const;
/** Where someone can pay: found by the person in the row. */
const billers = [...hostelKeepers, 'FinanceControl', 'FinanceReports'] as const;

/** Which beds are free on a day. */
const roomAvailability = defineReport('roomAvailability', {
  module: 'hostel',
  label: 'Free beds',
  description: 'Beds, residents and free beds in each room on a given day',
  screen: '/hostels/room_availability_details',
  menu: { ...entry(12, 'Rooms with a free bed on a given day', 'hostel'), icon: 'search' },
  parameters: {
    day: f.date({ label: 'On', required: true }),
    hostel: f.ref('hostel'),
    free: f.flag({ label: 'Only rooms with a free bed' }),
  },
  start: { day: 'today' },
  columns: {
    hostel: { label: 'Hostel', as: 'text' },
    room: { label: 'Room', as: 'text', link: { resource: 'hostelRoom', id: 'roomId' } },
    block: { label: 'Block', as: 'text' },
    floor: { label: 'Floor', as: 'int' },
    beds: { label: 'Beds', as: 'int', total: true },
    occupied: { label: 'Residents', as: 'int', total: true },
    available: { label: 'Free', as: 'int', total: true },
    percent: { label: 'Full in %', as: 'decimal' },
    roomId: { label: 'Room', as: 'int', hidden: true },
  },
  groupBy: 'hostel',
  access: hostelWardens,
});

/** Who lives where, lived there, or moved from another room. */
const hostelResidents = defineReport('hostelResidents', {
  module: 'hostel',
  label: 'Residents',
  description: 'Residents by hostel and room, including those who moved out or changed rooms',
  screen: '/hostel_reports/residents',
  menu: entry(10, 'Who lives where, who moved out and who changed rooms'),
  from: 'hostelAllocation',
  parameters: {
    hostel: f.ref('hostel'),
    status: f.choice({ ACTIVE: 'Lives there', RESERVED: 'Reserved', VACATED: 'Moved out' }),
    movedInFrom: f.date({ label: 'Moved in from' }),
    movedInTo: f.date({ label: 'Moved in until' }),
  },
  narrows: { movedInFrom: 'fromDate_gte', movedInTo: 'fromDate_lte' },
  columns: {
    hostel: { label: 'Hostel', as: 'text' },
    room: { label: 'Room', as: 'text' },
    bed: { label: 'Bed', as: 'text' },
    name: { label: 'Resident', as: 'text', link: { resource: 'hostelAllocation', id: 'stay' } },
    batch: { label: 'Batch', as: 'text', value: 'student.batch' },
    fromDate: { label: 'Moved in on', as: 'date' },
    expectedTo: { label: 'Stays until', as: 'date' },
    vacatedOn: { label: 'Moves out on', as: 'date' },
    before: { label: 'Previous room', as: 'text', value: 'transferFrom.room' },
    stay: { label: 'Stay', as: 'int', value: 'id', hidden: true },
  },
  groupBy: 'hostel',
  sort: 'room',
  access: hostelWardens,
});

/** What each resident owes of hostel fees. */
const hostelFeeStatus = defineReport('hostelFeeStatus', {
  module: 'hostel',
  label: 'Hostel fees by resident',
  description: 'Billed, fined, paid and outstanding, resident by resident',
  screen: ['/hostel_reports/hostel_fee_status_report', '/hostel_fee/user_wise_fee_collection'],
  menu: {
    ...entry(20, 'Who has paid in full, in part or not at all'),
    also: [{ group: 'hostelFees', order: 40, url: '/hostel_fee/user_wise_fee_collection' }],
  },
  from: 'studentFee',
  where: bills,
  parameters: {
    collection,
    batch,
    student: f.ref('student'),
    status: f.choice({ UNPAID: 'Unpaid', PARTIAL: 'Partly paid', PAID: 'Paid' }),
  },
  columns: {
    batch: { label: 'Batch', as: 'text' },
    student: { label: 'Resident', as: 'text', link: { resource: 'studentFee', id: 'bill' } },
    collection: { label: 'Hostel fee', as: 'text' },
    dueDate: { label: 'Due date', as: 'date' },
    payable: { label: 'To pay', as: 'money', value: 'payable', total: true },
    fine: { label: 'Fine', as: 'money', value: 'fine', total: true },
    paid: { label: 'Paid', as: 'money', value: 'paid', total: true },
    left: { label: 'Balance due', as: 'money', value: 'balance', total: true },
    bill: { label: 'Bill', as: 'int', value: 'id', hidden: true },
  },
  groupBy: 'batch',
  sort: 'student',
  access: billers,
});

/** The bills of one hostel fee. */
const hostelFeeBills = defineReport('hostelFeeBills', {
  module: 'hostel',
  label: 'One hostel fee',
  description: 'The bills of a hostel fee: amount, discount, fine, paid and outstanding',
  screen: '/hostel_fee/hostel_fee_collection_view',
  menu: entry(20, 'The bills of one hostel fee', 'hostelFees'),
  from: 'studentFee',
  where: bills,
  parameters: {
    collection: f.ref('feeCollection', { label: 'Hostel fee', required: true, filter: { basis: 'RENTS' } }),
  },
  columns: {
    student: { label: 'Resident', as: 'text', link: { resource: 'studentFee', id: 'bill' } },
    admissionNumber: { label: 'Admission number', as: 'text' },
    batch: { label: 'Batch', as: 'text' },
    amount: { label: 'Amount', as: 'money', value: 'particularsTotal', total: true },
    discount: { label: 'Discount', as: 'money', value: 'discountTotal', total: true },
    fine: { label: 'Fine', as: 'money', value: 'fine', total: true },
    paid: { label: 'Paid', as: 'money', value: 'paid', total: true },
    left: { label: 'Balance due', as: 'money', value: 'balance', total: true },
    bill: { label: 'Bill', as: 'int', value: 'id', hidden: true },
  },
  sort: 'student',
  access: billers,
});

/** Hostel fees by batch. */
const hostelFeesByBatch = defineReport('hostelFeesByBatch', {
  module: 'hostel',
  label: 'Hostel fees by batch',
  description: 'Billed, collected and outstanding, batch by batch',
  screen: '/hostel_fee/batch_wise_fee_collection',
  menu: entry(30, 'Billed, collected and outstanding by batch', 'hostelFees'),
  from: 'studentFee',
  where: bills,
  parameters: { collection, batch },
  columns: {
    batch: {
      label: 'Batch',
      as: 'text',
      link: { report: 'hostelFeeStatus', parameters: { batch: 'batchId' }, keep: ['collection'] },
    },
    residents: { label: 'Bills', as: 'int', figure: 'count', total: true },
    billed: money('Billed', 'payable'),
    fine: money('Fine', 'fine'),
    collected: money('Collected', 'paid'),
    left: money('Balance due', 'balance'),
    batchId: { label: 'Batch', as: 'int', value: 'batch.id', hidden: true },
  },
  sort: 'batch',
  chart: { kind: 'bar', category: 'batch', values: ['collected', 'left'] },
  access: billers,
});

/** Who is late with hostel fees. */
const hostelDefaulters = defineReport('hostelDefaulters', {
  module: 'hostel',
  label: 'Overdue hostel fees',
  description: 'Residents whose hostel fee is overdue, and since when',
  screen: '/hostel_fee/hostel_fee_defaulters',
  menu: entry(50, 'Who is late, and since when', 'hostelFees'),
  from: 'studentFee',
  where: { 'collection.basis': 'RENTS', status_in: ['UNPAID', 'PARTIAL'], dueDate_lt: { $date: 'today' } },
  parameters: { collection, batch },
  columns: {
    student: { label: 'Resident', as: 'text', link: { resource: 'studentFee', id: 'bill' } },
    batch: { label: 'Batch', as: 'text' },
    collection: { label: 'Hostel fee', as: 'text' },
    guardianPhone,
    dueDate: { label: 'Due since', as: 'date' },
    daysLate,
    fine: { label: 'Fine', as: 'money', value: 'fine', total: true },
    left: { label: 'Balance due', as: 'money', value: 'balance', total: true },
    bill: { label: 'Bill', as: 'int', value: 'id', hidden: true },
  },
  sort: 'dueDate',
  marks: reminding,
  access: billers,
});

/** Money received for hostels. */
const hostelIncome = defineReport('hostelIncome', {
  module: 'hostel',
  label: 'Hostel income',
  description: 'Hostel fees paid in a date range',
  screen: '/hostel_fee/hostel_fees_report',
  menu: {
    ...entry(60, 'Payments in a date range, by fee and batch', 'hostelFees'),
    also: [{ group: 'hostelReports', order: 40 }],
  },
  from: 'particularPayment',
  where: { 'studentFee.collection.basis': 'RENTS' },
  parameters: {
    from: f.date({ label: 'From', required: true }),
    to: f.date({ label: 'To', required: true }),
    collection,
  },
  narrows: { from: 'paidOn_gte', to: 'paidOn_lte', collection: 'studentFee.collection' },
  start: { from: 'thisMonth:from', to: 'today' },
  columns: {
    collection: { label: 'Hostel fee', as: 'text', value: 'studentFee.collection' },
    batch: { label: 'Batch', as: 'text' },
    payments: { label: 'Payments', as: 'int', figure: 'count', total: true },
    amount: money('Paid', 'amount'),
  },
  groupBy: 'collection',
  access: ['FinanceReports', 'FinanceControl'],
});

export const hostelReports = [
  roomAvailability,
  hostelResidents,
  hostelFeeStatus,
  hostelFeeBills,
  hostelFeesByBatch,
  hostelDefaulters,
  hostelIncome,
] as const;
