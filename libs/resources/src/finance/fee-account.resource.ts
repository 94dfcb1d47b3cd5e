import { defineResource, f } from '@school/kernel';
import { financeSettings } from './access.ts';

/** An account of the school that money goes to. */
export const feeAccount = defineResource('feeAccount', {
  module: 'finance',
  label: ['Fee account', 'Fee accounts'],
  api: 'setup/v1/feeAccounts',
  screens: { list: '/fee_accounts' },
  menu: {
    group: 'financeSettings',
    order: 60,
    icon: 'payments',
    description: 'School accounts that fees go to',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    description: f.text({ max: 250 }),
    bankName: f.text({ label: 'Bank', max: 80 }),
    accountNumber: f.text({ label: 'Account number', max: 40 }),
    ledgerAccount: f.ref('ledgerAccount', {
      label: 'Ledger account',
      filter: { type: 'ASSET', active: true },
      help: 'Where anything not paid in cash is posted. If empty, the usual account is used',
    }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  subtitle: ['bankName'],
  list: {
    columns: ['name', 'bankName', 'accountNumber', 'ledgerAccount', 'active'],
    sort: 'name',
    filters: ['active'],
  },
  access: financeSettings,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    feeAccount: typeof feeAccount;
  }
}
