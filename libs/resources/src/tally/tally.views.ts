import { block, contribute, definePage, defineView } from '@school/kernel';
import { tallyKeepers, tallyStaff } from './access.ts';

/** Accounts without a name in Tally: nothing posted to them can be transferred. */
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

/** Entries that need attention before they are in Tally. */
const failedSyncs = defineView('failedSyncs', {
  module: 'tally',
  label: 'Entries that did not reach Tally',
  of: 'tallySyncRecord',
  where: { status: 'FAILED' },
  columns: {
    entry: { link: '/tally_exports/failed_syncs' },
    company: {},
    problem: {},
    said: {},
    sentAt: {},
  },
  sort: '-sentAt',
  access: tallyStaff,
});

export const tallyViews = [accountsWithoutLedger, namedAccounts, failedSyncs] as const;

export const tallyContributions = [
  contribute('home', {
    module: 'tally',
    waiting: [
      {
        key: 'failedSyncs',
        label: 'Entries that did not reach Tally',
        icon: 'warning',
        view: 'failedSyncs',
        to: '/tally_exports/failed_syncs',
        order: 60,
      },
    ],
  }),
] as const;

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
      description: 'Which accounts have a name in Tally and which do not',
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
