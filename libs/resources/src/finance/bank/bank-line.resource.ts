import { all, any, defineResource, f, is, isEmpty, isNot, not } from '@school/kernel';
import { bankKeepers, bankReaders } from './access.ts';

const told = { readOnly: true, noCopy: true } as const;
const open = is('status', 'OPEN');

/**
 * One bank transaction. The database stores each once per account, by the bank's identifier, and assigns each entry of the
 * books to at most one of them.
 */
export const bankLine = defineResource('bankLine', {
  module: 'finance',
  label: ['Bank transaction', 'Bank transactions'],
  api: 'finance/v1/bankLines',
  screens: { list: '/finance/bank/bookings' },
  menu: {
    group: 'accounting',
    order: 43,
    icon: 'check',
    description: 'What is booked at the bank but not yet in the books',
    access: bankReaders,
  },
  noArchive: true,
  fields: {
    statement: f.ref('bankStatement', { required: true, named: true, onDelete: 'cascade', ...told }),
    account: f.ref('ledgerAccount', {
      label: 'Account in the books',
      required: true,
      named: true,
      onDelete: 'restrict',
      ...told,
    }),
    bankKey: f.text({ label: 'Number at the bank', required: true, max: 300, ...told }),
    day: f.date({ label: 'Date', required: true, index: true, ...told }),
    amount: f.money({ level: 'basic', required: true, ...told }),
    name: f.text({ label: 'Paid by or to', max: 140, search: true, ...told }),
    reference: f.text({ label: 'Reference number', max: 140, search: true, ...told }),
    note: f.text({ label: 'Text from the bank', max: 500, search: true, ...told }),
    status: f.choice(
      { OPEN: 'Open', MATCHED: 'In the books', IGNORED: 'Left out' },
      {
        required: true,
        default: 'OPEN',
        index: true,
        ...told,
        tones: { OPEN: 'warning', MATCHED: 'success', IGNORED: 'neutral' },
      },
    ),
    certainty: f.choice(
      { SURE: 'Sure', POSSIBLE: 'Possible' },
      { label: 'Proposal is', index: true, ...told, tones: { SURE: 'success', POSSIBLE: 'info' } },
    ),
    proposed: f.ref('journalEntry', { label: 'Proposal', named: true, onDelete: 'clear', ...told }),
    entry: f.ref('journalEntry', { label: 'Entry in the books', named: true, onDelete: 'restrict', ...told }),
    reason: f.text({ label: 'Why it is left out', max: 250, ...told }),
  },
  title: 'note',
  subtitle: ['day', 'amount'],
  unique: [
    { fields: ['account', 'bankKey'] },
    { fields: ['account', 'entry'], where: not(isEmpty('entry')) },
  ],
  checks: [
    {
      key: 'matchedHasEntry',
      holds: any(
        all(is('status', 'MATCHED'), not(isEmpty('entry'))),
        all(isNot('status', 'MATCHED'), isEmpty('entry')),
      ),
      message: 'A transaction that is in the books must have its entry',
      field: 'entry',
    },
  ],
  list: {
    columns: ['day', 'name', 'note', 'reference', 'amount', 'certainty', 'proposed', 'status', 'entry'],
    head: 'note',
    sort: '-day',
    filters: ['status', 'certainty', 'account', 'statement', 'day'],
    totals: ['amount'],
    views: [
      { key: 'left', label: 'Left', filter: { status: 'OPEN' } },
      { key: 'sure', label: 'Sure', filter: { status: 'OPEN', certainty: 'SURE' } },
      { key: 'possible', label: 'Possible', filter: { status: 'OPEN', certainty: 'POSSIBLE' } },
      { key: 'unknown', label: 'Without a proposal', filter: { status: 'OPEN', certainty_empty: true } },
      { key: 'matched', label: 'In the books', filter: { status: 'MATCHED' } },
    ],
    opens: 'left',
  },
  actions: {
    accept: {
      label: 'Accept the proposal',
      on: 'selection',
      access: bankKeepers,
      when: all(open, not(isEmpty('proposed'))),
    },
    match: {
      label: 'Choose the entry',
      on: 'row',
      access: bankKeepers,
      when: open,
      ask: { entry: f.ref('journalEntry', { label: 'Entry in the books', required: true, named: true }) },
    },
    book: {
      label: 'Post to an account',
      on: 'row',
      access: bankKeepers,
      when: open,
      ask: {
        against: f.ref('ledgerAccount', {
          label: 'Account',
          required: true,
          filter: { active: true },
          named: true,
        }),
        narration: f.text({ max: 200, help: 'If empty, the text from the bank is used' }),
      },
    },
    leaveOut: {
      label: 'Leave out',
      on: 'selection',
      access: bankKeepers,
      when: open,
      tone: 'warning',
      ask: { reason: f.text({ label: 'Reason', required: true, min: 5, max: 250 }) },
    },
    reopen: {
      label: 'Open again',
      on: 'selection',
      access: bankKeepers,
      when: isNot('status', 'OPEN'),
      tone: 'warning',
      confirm: 'The transaction and the entry are kept; they are just no longer linked.',
    },
  },
  sample: { status: 'OPEN' },
  access: { read: bankReaders, import: [] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    bankLine: typeof bankLine;
  }
}
