import { defineResource, f, field, gte, is } from '@school/kernel';
import { bookKeeping } from './access.ts';

/** Something that the school owes: a loan, an unpaid bill. */
export const liability = defineResource('liability', {
  module: 'finance',
  label: ['Liability', 'Liabilities'],
  api: 'setup/v1/LiabilityManagements',
  screens: {
    list: '/finance/liability',
    create: '/actionnew_liability',
    show: '/finance/view_liability/:id',
  },
  menu: {
    group: 'assetsLiabilities',
    order: 20,
    icon: 'warning',
    description: 'What the school owes',
    create: { label: 'New liability', description: 'Add a liability' },
  },
  fields: {
    title: f.text({ required: true, max: 150, search: true }),
    description: f.longText({ max: 500 }),
    creditor: f.text({ max: 150, search: true }),
    amount: f.money({ level: 'basic', required: true, min: '0' }),
    incurredOn: f.date({ label: 'Since', required: true, default: 'today', max: 'today', index: true }),
    dueOn: f.date({ label: 'Due on', index: true }),
    status: f.choice(
      { OPEN: 'Open', SOLVED: 'Settled' },
      {
        required: true,
        readOnly: true,
        default: 'OPEN',
        index: true,
        tones: { OPEN: 'warning', SOLVED: 'success' },
      },
    ),
    solvedOn: f.date({ label: 'Settled on', readOnly: true, noCopy: true }),
  },
  title: 'title',
  subtitle: ['creditor', 'dueOn'],
  list: {
    columns: ['title', 'creditor', 'incurredOn', 'dueOn', 'amount', 'status'],
    sort: 'dueOn',
    filters: ['status', 'dueOn', 'incurredOn'],
    totals: ['amount'],
    views: [
      { key: 'open', label: 'Open', filter: { status: 'OPEN' } },
      { key: 'overdue', label: 'Overdue', filter: { status: 'OPEN', dueOn_lt: { $date: 'today' } } },
    ],
  },
  conditions: { solvedOn: { visible: is('status', 'SOLVED') } },
  checks: [
    {
      key: 'dueAfterIncurred',
      holds: gte(field('dueOn'), field('incurredOn')),
      message: 'It cannot be due before it was incurred',
      field: 'dueOn',
    },
    {
      key: 'solvedAfterIncurred',
      holds: gte(field('solvedOn'), field('incurredOn')),
      message: 'It cannot be settled before it was incurred',
      field: 'solvedOn',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'OPEN',
    transitions: {
      settle: {
        label: 'Settle',
        access: ['FinanceControl'],
        from: ['OPEN'],
        to: 'SOLVED',
        tone: 'success',
        ask: { solvedOn: f.date({ label: 'Day', required: true, default: 'today', max: 'today' }) },
      },
      reopen: {
        label: 'Open again',
        access: ['FinanceControl'],
        from: ['SOLVED'],
        to: 'OPEN',
        confirm: 'It counts as owed by the school again.',
      },
    },
  },
  sample: { incurredOn: '2026-01-15', dueOn: '2026-12-31', solvedOn: undefined },
  access: bookKeeping,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    liability: typeof liability;
  }
}
