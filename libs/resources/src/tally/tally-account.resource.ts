import { defineResource, f } from '@school/kernel';
import { tallyMasters } from './access.ts';

/** A Tally group that contains ledgers. */
export const tallyAccount = defineResource('tallyAccount', {
  module: 'tally',
  label: ['Account group in Tally', 'Account groups in Tally'],
  api: 'tally/v1/accounts',
  screens: { list: '/tally_exports/accounts' },
  menu: {
    group: 'tallySettings',
    order: 40,
    icon: 'list',
    description: 'Groups that ledgers belong to in Tally',
  },
  noArchive: true,
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true, help: 'Exactly as in Tally' }),
    ledgers: f.rollup({ label: 'Ledgers', of: 'tallyLedger', via: 'account', fn: 'count' }),
  },
  title: 'name',
  list: { columns: ['name', 'ledgers'], sort: 'name' },
  access: tallyMasters,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    tallyAccount: typeof tallyAccount;
  }
}
