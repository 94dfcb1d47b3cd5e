import { defineResource, f, isEmpty, not } from '@school/kernel';
import { financeStaff } from '../access.ts';

/** The type of an account, which determines on which side it grows and in which statement it appears. */
export const accountTypes = {
  ASSET: 'Asset',
  LIABILITY: 'Liability',
  EQUITY: 'Equity',
  INCOME: 'Income',
  EXPENSE: 'Expense',
} as const;

/** An account of the ledger. Those that the product posts to are created with the first posting and stay. */
export const ledgerAccount = defineResource('ledgerAccount', {
  module: 'finance',
  label: ['Account', 'Chart of accounts'],
  api: 'finance/v1/ledgerAccount',
  screens: {
    list: '/finance/ledger/accounts',
    create: '/finance/ledger/accounts/new',
    show: '/finance/ledger/accounts/:id',
  },
  menu: {
    group: 'accounting',
    order: 10,
    icon: 'list',
    description: 'Accounts that money is posted to',
    access: ['FinanceControl', 'FinanceReports', 'ManageFinanceSettings'],
  },
  noArchive: true,
  fields: {
    code: f.text({ required: true, unique: true, max: 20, search: true }),
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    type: f.choice(accountTypes, {
      required: true,
      index: true,
      tones: { ASSET: 'info', LIABILITY: 'warning', EQUITY: 'neutral', INCOME: 'success', EXPENSE: 'error' },
    }),
    parent: f.ref('ledgerAccount', { label: 'Under' }),
    description: f.text({ max: 250 }),
    closesTo: f.ref('ledgerAccount', {
      label: 'Closes to',
      filter: { type: 'EQUITY' },
      help: 'For income and expenses: where the balance goes when a year is closed. If empty, accumulated surplus is used',
    }),
    fixedKey: f.text({
      label: 'Posted to by the system',
      readOnly: true,
      max: 30,
      noCopy: true,
      unique: true,
    }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  subtitle: ['code'],
  list: {
    columns: ['code', 'name', 'type', 'parent', 'description', 'active'],
    head: 'name',
    sort: 'code',
    filters: ['type', 'active'],
  },
  related: [{ key: 'lines', label: 'Postings', resource: 'journalLine', via: 'account' }],
  closed: [
    {
      verbs: ['delete'],
      when: not(isEmpty('fixedKey')),
      code: 'FIXED',
      message: 'The system posts to this account, so it cannot be deleted.',
    },
  ],
  access: {
    read: financeStaff,
    create: ['FinanceControl', 'ManageFinanceSettings'],
    update: ['FinanceControl', 'ManageFinanceSettings'],
    delete: ['FinanceControl', 'ManageFinanceSettings'],
    // They say on which account sales and salaries are posted.
    pick: ['InventoryManagement', 'PayrollManagement'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    ledgerAccount: typeof ledgerAccount;
  }
}
