import { block, contribute, defineView } from '@school/kernel';
import { assetReaders } from './access.ts';

/** Overdue returns. */
const assetsLate = defineView('assetsLate', {
  module: 'schoolAssets',
  label: 'Assets due back',
  of: 'assetEntry',
  where: { status_in: ['IN_USE', 'REPAIR'], dueBack_lt: { $date: 'today' } },
  columns: {
    tag: { link: '/school_assets/entries/:id' },
    asset: {},
    employee: {},
    dueBack: {},
    id: { hidden: true },
  },
  sort: 'dueBack',
  access: assetReaders,
});

export const assetViews = [assetsLate] as const;

export const assetContributions = [
  contribute('employee', {
    module: 'schoolAssets',
    tabs: [
      {
        key: 'assets',
        label: 'Assets',
        access: assetReaders,
        blocks: [block.list('assetEntry', 'employee', { label: 'Assets held' })],
      },
    ],
  }),
  contribute('home', {
    module: 'schoolAssets',
    waiting: [
      {
        key: 'assetsLate',
        label: 'Assets due back',
        icon: 'inventory',
        view: 'assetsLate',
        to: '/school_assets/entries',
        order: 55,
      },
    ],
  }),
] as const;
