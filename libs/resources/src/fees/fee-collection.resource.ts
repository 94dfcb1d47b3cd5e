import { all, defineResource, f, field, gte, is, isEmpty, isNot, isOneOf, not } from '@school/kernel';
import { allOfFees, feeKeepers, feeStaff } from './access.ts';

const money = (label: string, of: string) =>
  f.rollup({
    label,
    of: 'studentFee',
    via: 'collection',
    fn: 'sum',
    field: of,
    as: 'money',
    where: { status_ne: 'CANCELLED' },
  });
const draft = isOneOf('status', ['DRAFT', 'SCHEDULED']);
const fixed = { readOnly: not(draft) };
const fares = is('basis', 'FARES');

/** When a fee category is to be paid. Publishing it creates the bill of each student. */
export const feeCollection = defineResource('feeCollection', {
  module: 'fees',
  label: ['Fee collection', 'Fee collections'],
  api: 'finance/v1/feeCollection',
  screens: { list: '/finance/fee_collection_view', create: '/finance/fee_collection_new' },
  menu: {
    group: 'feeCollections',
    order: 10,
    icon: 'calendar',
    description: 'What is due by when, and what was received',
    create: { label: 'New fee collection', description: 'Set dates and publish the bills' },
    also: [{ group: 'fees', order: 20 }],
  },
  fields: {
    name: f.text({ required: true, max: 80, search: true }),
    category: f.ref('feeCategory', { label: 'Fee category', required: true }),
    basis: f.choice(
      { CATEGORY: 'Particulars of the fee category', FARES: 'Transport fares', RENTS: 'Hostel rents' },
      { label: 'What is billed', required: true, default: 'CATEGORY', index: true },
    ),
    batches: f.refs('batch', { named: true, help: 'If empty, all batches of the fee category' }),
    periodFrom: f.date({
      label: 'Rides from',
      help: 'A seat not held for the whole period is charged pro rata.',
    }),
    periodTo: f.date({ label: 'Rides until' }),
    withEmployees: f.flag({
      label: 'Include employees',
      default: false,
      help: 'Their fares are deducted from their next payslips.',
    }),
    /** An instalment is a part of the fee; empty means all of it. */
    partFrom: f.percent({ label: 'Part of the fee from (%)', readOnly: true, noCopy: true }),
    partTo: f.percent({ label: 'Part of the fee up to (%)', readOnly: true, noCopy: true }),
    startDate: f.date({ required: true, default: 'today' }),
    endDate: f.date({ required: true }),
    dueDate: f.date({ required: true, index: true }),
    fine: f.ref('fine', { filter: { active: true } }),
    publishOn: f.date({ label: 'To be published on', readOnly: true, noCopy: true }),
    status: f.choice(
      { DRAFT: 'Draft', SCHEDULED: 'Scheduled', PUBLISHED: 'Published', CANCELLED: 'Cancelled' },
      {
        required: true,
        readOnly: true,
        default: 'DRAFT',
        index: true,
        tones: { DRAFT: 'neutral', SCHEDULED: 'info', PUBLISHED: 'success', CANCELLED: 'error' },
      },
    ),
    /** Its bills are what students owed before the school started using the product; each is withdrawn separately. */
    opening: f.flag({ label: 'Owed from before', readOnly: true, noCopy: true, default: false }),
    students: f.rollup({
      of: 'studentFee',
      via: 'collection',
      fn: 'count',
      where: { status_ne: 'CANCELLED' },
    }),
    billed: money('Billed', 'payable'),
    fines: money('Fines', 'fine'),
    collected: money('Collected', 'paid'),
    outstanding: money('Balance due', 'balance'),
  },
  title: 'name',
  subtitle: ['category', 'dueDate'],
  list: {
    columns: [
      'name',
      'category',
      'startDate',
      'dueDate',
      'students',
      'billed',
      'fines',
      'collected',
      'outstanding',
      'status',
    ],
    sort: '-dueDate',
    filters: ['category', 'basis', 'status', 'dueDate'],
    totals: ['billed', 'collected', 'outstanding'],
    views: [
      { key: 'published', label: 'Published', filter: { status: 'PUBLISHED' } },
      { key: 'waiting', label: 'Not published', filter: { status_in: ['DRAFT', 'SCHEDULED'] } },
      { key: 'scheduled', label: 'Scheduled', filter: { status: 'SCHEDULED' } },
      { key: 'fares', label: 'Transport fares', filter: { basis: 'FARES' }, feature: 'transport' },
    ],
    pages: [
      {
        key: 'fares',
        label: 'Transport fare collections',
        screen: '/transport_fee/collection',
        columns: [
          'name',
          'periodFrom',
          'periodTo',
          'dueDate',
          'students',
          'billed',
          'collected',
          'outstanding',
          'status',
        ],
        view: 'fares',
        feature: 'transport',
        menu: {
          group: 'transportFees',
          order: 10,
          icon: 'calendar',
          description: 'Periods whose fares are billed',
          access: feeStaff,
        },
      },
      {
        key: 'later',
        label: 'Bills for students who came later',
        screen: '/fee_imports',
        columns: ['name', 'category', 'dueDate', 'students', 'billed', 'status'],
        view: 'published',
        menu: {
          group: 'feeCollections',
          order: 30,
          icon: 'admission',
          description: 'Students who joined a batch later get a bill too',
          access: feeKeepers,
        },
      },
      {
        key: 'scheduled',
        label: 'Scheduled fee collections',
        screen: '/finance/scheduled_fee_collection_dates',
        columns: ['name', 'category', 'publishOn', 'startDate', 'dueDate', 'status'],
        view: 'scheduled',
        menu: {
          group: 'feeCollections',
          order: 20,
          icon: 'calendar',
          description: 'Collections that are published automatically',
          access: feeKeepers,
        },
      },
    ],
  },
  form: {
    tabs: [
      {
        key: 'collection',
        label: 'Fee collection',
        sections: [
          {
            fields: [
              'name',
              'category',
              'basis',
              'batches',
              'periodFrom',
              'periodTo',
              'withEmployees',
              'partFrom',
              'partTo',
            ],
          },
          { label: 'Dates', fields: ['startDate', 'endDate', 'dueDate', 'fine'] },
          { fields: ['status', 'publishOn'] },
        ],
      },
    ],
  },
  related: [
    { key: 'bills', label: 'Bills', resource: 'studentFee', via: 'collection' },
    { key: 'employees', label: 'Employees', resource: 'employeeFare', via: 'collection' },
  ],
  unique: [{ fields: ['name', 'category'] }],
  conditions: {
    category: fixed,
    basis: fixed,
    periodFrom: { visible: fares, required: fares, ...fixed },
    periodTo: { visible: fares, required: fares, ...fixed },
    withEmployees: { visible: fares, ...fixed },
    batches: fixed,
    partFrom: { visible: not(isEmpty('partTo')) },
    partTo: { visible: not(isEmpty('partTo')) },
    startDate: fixed,
    fine: fixed,
    publishOn: { visible: is('status', 'SCHEDULED') },
  },
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('endDate'), field('startDate')),
      message: 'The collection must not end before it starts',
      field: 'endDate',
    },
    {
      key: 'periodInOrder',
      holds: gte(field('periodTo'), field('periodFrom')),
      message: 'The period must not end before it starts',
      field: 'periodTo',
    },
    {
      key: 'dueAfterEnd',
      holds: gte(field('dueDate'), field('endDate')),
      message: 'The due date must not be before the end',
      field: 'dueDate',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      publish: {
        label: 'Publish',
        access: feeKeepers,
        from: ['DRAFT', 'SCHEDULED'],
        to: 'PUBLISHED',
        confirm: 'Each student in the batches gets a bill. Amounts cannot be changed afterwards.',
      },
      schedule: {
        label: 'Schedule',
        access: feeKeepers,
        from: ['DRAFT'],
        to: 'SCHEDULED',
        ask: { publishOn: f.date({ label: 'Day', required: true, min: 'today' }) },
      },
      unschedule: {
        label: 'Back to draft',
        access: feeKeepers,
        from: ['SCHEDULED'],
        to: 'DRAFT',
        confirm: 'It will no longer be published automatically.',
      },
      cancel: {
        label: 'Cancel the collection',
        access: feeKeepers,
        from: ['PUBLISHED'],
        to: 'CANCELLED',
        tone: 'error',
        confirm: 'All its bills are cancelled. This is possible only while nothing has been paid.',
      },
    },
  },
  closed: [
    {
      verbs: ['delete'],
      when: not(draft),
      code: 'PUBLISHED',
      message: 'Bills were made from this collection, so it cannot be deleted. Cancel it instead.',
    },
  ],
  actions: {
    billMissing: {
      label: 'Bill students without a bill',
      access: feeKeepers,
      on: 'row',
      when: all(is('status', 'PUBLISHED'), isNot('opening', true)),
      confirm:
        'Students who joined the batches later get their bill according to the fee category as it is now.',
    },
  },
  sample: { basis: 'CATEGORY', startDate: '2026-07-01', endDate: '2026-07-10', dueDate: '2026-07-15' },
  access: {
    read: [...feeStaff, 'HostelManagement'],
    create: feeKeepers,
    update: feeKeepers,
    delete: feeKeepers,
    pick: ['ManageRefunds'],
    rows: { ...allOfFees, HostelManagement: { basis: 'RENTS' }, ManageRefunds: 'all' },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    feeCollection: typeof feeCollection;
  }
}
