import { defineResource, f } from '@school/kernel';
import { tallyMasters } from './access.ts';

/** Name in Tally of one of the school's accounts. */
export const tallyLedger = defineResource('tallyLedger', {
  module: 'tally',
  label: ['Ledger in Tally', 'Ledgers in Tally'],
  api: 'tally/v1/ledgers',
  screens: { list: '/tally_exports/view_ledgers', create: '/tally_exports/create_ledger' },
  menu: {
    group: 'tallySettings',
    order: 60,
    icon: 'list',
    description: 'School accounts and their names in Tally',
    create: { label: 'New ledger', description: 'Give a school account its name in Tally' },
  },
  noArchive: true,
  fields: {
    source: f.ref('ledgerAccount', {
      label: 'School account',
      required: true,
      unique: true,
      named: true,
    }),
    name: f.text({
      label: 'Name in Tally',
      required: true,
      max: 100,
      search: true,
      help: 'Exact name; several accounts may go to one ledger',
    }),
    account: f.ref('tallyAccount', { label: 'Account group', required: true, onDelete: 'restrict' }),
  },
  title: 'name',
  list: { columns: ['source', 'name', 'account'], sort: 'name', filters: ['account'] },
  access: tallyMasters,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    tallyLedger: typeof tallyLedger;
  }
}
