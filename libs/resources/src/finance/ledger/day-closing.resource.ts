import { defineResource, f, is } from '@school/kernel';

const money = (label: string) => f.money({ label, level: 'basic', readOnly: true, noCopy: true });

/**
 * The end of a day at the counter. Nothing more is posted on or before a closed day; the database enforces that. Money that
 * comes in later the same day belongs to the next one.
 */
export const dayClosing = defineResource('dayClosing', {
  module: 'finance',
  label: ['Day closing', 'Day closings'],
  api: 'finance/v1/dayClosings',
  screens: {
    list: '/finance/ledger/day_closings',
    create: '/finance/ledger/day_closings/new',
    show: '/finance/ledger/day_closings/:id',
  },
  menu: {
    group: 'accounting',
    order: 60,
    icon: 'lock',
    description: 'Close the books for a day once the drawers are counted',
    access: ['FinanceControl', 'FinanceReports'],
    create: { label: 'Close a day', description: 'Nothing can be posted on it any more' },
  },
  noArchive: true,
  fields: {
    day: f.date({ label: 'Date', required: true, default: 'today', max: 'today', index: true }),
    note: f.text({
      max: 250,
      help: 'Give the reason if a cashier has not counted',
    }),
    received: money('Received'),
    paidOut: money('Paid out'),
    difference: money('Counting difference'),
    cash: f.money({ label: 'Closing cash', level: 'basic', readOnly: true, noCopy: true, noSum: true }),
    status: f.choice(
      { CLOSED: 'Closed', REOPENED: 'Reopened' },
      {
        required: true,
        readOnly: true,
        default: 'CLOSED',
        index: true,
        tones: { CLOSED: 'success', REOPENED: 'neutral' },
      },
    ),
    reason: f.text({ label: 'Reason', readOnly: true, max: 250, noCopy: true }),
  },
  title: 'day',
  subtitle: ['status'],
  list: {
    columns: ['day', 'received', 'paidOut', 'difference', 'cash', 'status', 'note'],
    sort: '-day',
    filters: ['day', 'status'],
  },
  unique: [{ fields: ['day'], where: is('status', 'CLOSED') }],
  closed: [
    {
      verbs: ['update', 'delete'],
      when: is('status', 'CLOSED'),
      code: 'CLOSED',
      message: 'A closed day cannot be changed or deleted.',
    },
    {
      verbs: ['update', 'delete'],
      when: is('status', 'REOPENED'),
      code: 'REOPENED',
      message: 'A closed day cannot be changed or deleted.',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'CLOSED',
    transitions: {
      reopen: {
        label: 'Reopen',
        access: ['ManageFinanceSettings'],
        from: ['CLOSED'],
        to: 'REOPENED',
        confirm: 'Postings on that day will be possible again.',
        tone: 'warning',
        ask: { reason: f.text({ label: 'Reason', required: true, min: 5, max: 250 }) },
      },
    },
  },
  access: {
    read: ['FinanceControl', 'FinanceReports', 'FeeSubmission'],
    create: ['FinanceControl'],
    import: [],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    dayClosing: typeof dayClosing;
  }
}
