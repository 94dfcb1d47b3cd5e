import { contribute, defineView } from '@school/kernel';
import { bankReaders } from './access.ts';

/** Bank transactions that nobody has found in the books. */
const bankLinesLeft = defineView('bankLinesLeft', {
  module: 'finance',
  label: 'Bank transactions left to match',
  of: 'bankLine',
  where: { status: 'OPEN' },
  columns: {
    day: {},
    note: { link: '/finance/bank/statements/:statementId' },
    name: {},
    amount: { total: true },
    certainty: {},
    statementId: { value: 'statement.id', hidden: true },
  },
  sort: '-day',
  access: bankReaders,
});

export const bankViews = [bankLinesLeft] as const;

export const bankContributions = [
  contribute('home', {
    module: 'finance',
    waiting: [
      {
        key: 'bankLinesLeft',
        label: 'Bank transactions to compare',
        icon: 'bank',
        view: 'bankLinesLeft',
        to: '/finance/bank/bookings',
        order: 26,
      },
    ],
  }),
] as const;
