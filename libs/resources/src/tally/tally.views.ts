import { block, definePage, defineView } from '@school/kernel';
import { tallyKeepers, tallyStaff } from './access.ts';

/** Accounts that have no name in Tally yet: nothing that was posted to them can go there. */
const accountsWithoutLedger = defineView('accountsWithoutLedger', {
  module: 'tally',
  label: 'Accounts without a name in Tally',
  of: 'ledgerAccount',
  where: { active: true },
  columns: {
    code: {},
    name: {},
    type: {},
    named: {
      label: 'Ledgers',
      figure: { fn: 'count', of: 'tallyLedger', via: 'source', must: 'none' },
      hidden: true,
    },
  },
  sort: 'code',
  access: tallyStaff,
});

const namedAccounts = defineView('namedAccounts', {
  module: 'tally',
  label: 'Accounts and their ledgers',
  of: 'tallyLedger',
  columns: { source: {}, name: {}, account: {} },
  sort: 'name',
  access: tallyStaff,
});

export const tallyViews = [accountsWithoutLedger, namedAccounts] as const;

export const tallyPages = [
  definePage('tallyLedgers', {
    module: 'tally',
    label: 'Ledgers',
    paths: ['/tally_exports/ledgers'],
    access: tallyStaff,
    menu: {
      group: 'tallySettings',
      order: 50,
      icon: 'list',
      description: 'Which accounts have a name in Tally, and which not',
    },
    blocks: [
      block.links(
        { label: 'New ledger', to: '/tally_exports/create_ledger', access: tallyKeepers },
        { label: 'Ledgers in Tally', to: '/tally_exports/view_ledgers' },
      ),
      block.table('accountsWithoutLedger', {
        label: 'Accounts without a name in Tally',
        empty: 'Every account has a name in Tally.',
      }),
      block.table('namedAccounts', { label: 'Accounts and their ledgers' }),
    ],
  }),
] as const;
