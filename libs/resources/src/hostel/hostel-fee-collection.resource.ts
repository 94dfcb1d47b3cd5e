import { all, defineResource, f, field, gt, gte, is, isEmpty, isNot, not } from '@school/kernel';
import { hostelKeepers } from './access.ts';

const draft = is('status', 'DRAFT');
const fixed = { readOnly: not(draft) };
const sum = (label: string, of: string) => f.lookup({ label, via: 'collection', field: of, as: 'money' });

/** What residents pay for a period. Opening it creates their bills, which are paid where all fees are. */
export const hostelFeeCollection = defineResource('hostelFeeCollection', {
  module: 'hostel',
  label: ['Hostel fee', 'Hostel fees'],
  api: ['api/v1/hostel/fees', 'setup/v1/hostel/fees'],
  screens: {
    list: '/hostel_fee/hostel_fee_collection',
    create: ['/hostel_fee/hostel_fee_collection_new', '/hostel_fee/collection_creation_and_assign'],
    show: '/hostel_fee/hostel_fee_collection/:id',
    edit: '/hostel_fee/hostel_fee_collection/:id/edit',
  },
  menu: {
    group: 'hostelFees',
    order: 10,
    icon: 'payments',
    description: 'What is billed for which period, and what has been paid',
    access: hostelKeepers,
    create: { label: 'New hostel fee', description: 'By room rent, by the day, or one amount for all' },
  },
  noArchive: true,
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true, noCopy: true }),
    hostel: f.ref('hostel', { named: true, help: 'If empty, residents of all hostels' }),
    batches: f.refs('batch', { named: true, help: 'If empty, residents of all batches' }),
    students: f.refs('student', {
      label: 'Individual residents',
      named: true,
      help: 'Only these, whatever their batch',
    }),
    startDate: f.date({ label: 'From', required: true, index: true }),
    endDate: f.date({ label: 'To', required: true }),
    dueDate: f.date({ label: 'To be paid by', required: true, index: true }),
    amountMode: f.choice(
      { ROOM_RENT: 'Room rent', PRORATA: 'Rent by the day', FIXED: 'One amount for all' },
      { label: 'Amount', required: true, default: 'ROOM_RENT' },
    ),
    fixedAmount: f.money({ label: 'Amount for each', level: 'basic', min: '0', noSum: true }),
    finePerDay: f.money({ label: 'Fine per day', level: 'basic', min: '0', noSum: true }),
    fineMax: f.money({ label: 'Maximum fine', level: 'basic', min: '0', noSum: true }),
    collection: f.ref('feeCollection', {
      label: 'Fee collection',
      readOnly: true,
      named: true,
      noCopy: true,
    }),
    billed: sum('Billed', 'billed'),
    collected: sum('Collected', 'collected'),
    outstanding: sum('Balance due', 'outstanding'),
    status: f.choice(
      { DRAFT: 'Draft', OPEN: 'Open', CLOSED: 'Closed', CANCELLED: 'Cancelled' },
      {
        required: true,
        default: 'DRAFT',
        readOnly: true,
        index: true,
        tones: { DRAFT: 'neutral', OPEN: 'success', CLOSED: 'neutral', CANCELLED: 'error' },
      },
    ),
  },
  title: 'name',
  subtitle: ['startDate', 'endDate'],
  list: {
    columns: [
      'name',
      'hostel',
      'startDate',
      'endDate',
      'dueDate',
      'billed',
      'collected',
      'outstanding',
      'status',
    ],
    sort: '-startDate',
    filters: ['hostel', 'status', 'startDate', 'dueDate'],
  },
  form: {
    tabs: [
      {
        key: 'fee',
        label: 'Hostel fee',
        sections: [
          { fields: ['name', 'startDate', 'endDate', 'dueDate'] },
          { label: 'Who', fields: ['hostel', 'batches', 'students'] },
          { label: 'How much', fields: ['amountMode', 'fixedAmount', 'finePerDay', 'fineMax'] },
          { fields: ['status', 'collection', 'billed', 'collected', 'outstanding'] },
        ],
      },
    ],
  },
  conditions: {
    hostel: fixed,
    batches: fixed,
    students: fixed,
    startDate: fixed,
    endDate: fixed,
    amountMode: fixed,
    fixedAmount: { ...fixed, visible: is('amountMode', 'FIXED'), required: is('amountMode', 'FIXED') },
    finePerDay: fixed,
    fineMax: { ...fixed, visible: not(isEmpty('finePerDay')), required: not(isEmpty('finePerDay')) },
    billed: { visible: not(draft) },
    collected: { visible: not(draft) },
    outstanding: { visible: not(draft) },
  },
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('endDate'), field('startDate')),
      message: 'The last day must not be before the first',
      field: 'endDate',
    },
    {
      key: 'dueAfterStart',
      holds: gte(field('dueDate'), field('startDate')),
      message: 'It cannot be due before it starts',
      field: 'dueDate',
    },
    {
      key: 'amountAboveZero',
      holds: all(gt(field('fixedAmount'), 0)),
      message: 'Must be above zero',
      field: 'fixedAmount',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      open: {
        label: 'Create the bills',
        access: hostelKeepers,
        from: ['DRAFT'],
        to: 'OPEN',
        confirm: 'Every resident during that period gets a bill. Amounts cannot be changed afterwards.',
      },
      close: {
        label: 'Close',
        access: hostelKeepers,
        from: ['OPEN'],
        to: 'CLOSED',
        confirm: 'No one else is added; open bills can still be paid.',
      },
      cancel: {
        label: 'Cancel',
        access: hostelKeepers,
        from: ['OPEN'],
        to: 'CANCELLED',
        tone: 'error',
        confirm: 'All its bills are cancelled. This is possible only while nothing has been paid.',
      },
    },
  },
  actions: {
    assign: {
      label: 'Bill those without a bill',
      on: 'row',
      access: hostelKeepers,
      when: is('status', 'OPEN'),
      answer: { bills: f.int({ label: 'Bills written' }), had: f.int({ label: 'Had one already' }) },
      ask: {
        students: f.refs('student', {
          label: 'Residents',
          filter: { status: 'ACTIVE' },
          named: true,
          help: 'If empty, everyone the fee is for',
        }),
      },
    },
  },
  closed: [
    {
      verbs: ['delete'],
      when: isNot('status', 'DRAFT'),
      code: 'OPENED',
      message: 'Bills have been issued, so it cannot be deleted. Cancel it instead.',
    },
  ],
  sample: {
    startDate: '2026-07-01',
    endDate: '2026-07-31',
    dueDate: '2026-07-10',
    amountMode: 'FIXED',
    fixedAmount: '5000.00',
    finePerDay: undefined,
    fineMax: undefined,
    students: [],
    batches: [],
  },
  access: { read: hostelKeepers, create: hostelKeepers, update: hostelKeepers, delete: hostelKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    hostelFeeCollection: typeof hostelFeeCollection;
  }
}
