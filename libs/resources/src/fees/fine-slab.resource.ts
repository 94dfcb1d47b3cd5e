import { any, defineResource, f, field, isNot, lte } from '@school/kernel';
import { feeMasters } from './access.ts';

/** How much is charged from how many days after the due date; a later slab replaces an earlier one. */
export const fineSlab = defineResource('fineSlab', {
  module: 'fees',
  label: ['Fine slab', 'Fine slabs'],
  parent: 'fine',
  noArchive: true,
  fields: {
    fine: f.ref('fine', { required: true, onDelete: 'cascade' }),
    days: f.int({ label: 'Days overdue', required: true, min: 1, max: 999 }),
    kind: f.choice(
      { AMOUNT: 'Amount', PERCENT: 'Percent' },
      { label: 'As', required: true, default: 'AMOUNT' },
    ),
    value: f.decimal({ required: true, min: '0', scale: 2, precision: 12 }),
  },
  title: 'days',
  list: { columns: ['days', 'kind', 'value'] },
  unique: [{ fields: ['fine', 'days'] }],
  checks: [
    {
      key: 'percentAtMostAll',
      holds: any(isNot('kind', 'PERCENT'), lte(field('value'), 100)),
      message: 'At most 100 percent',
      field: 'value',
    },
  ],
  sample: { value: '10.00', kind: 'AMOUNT' },
  access: feeMasters,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    fineSlab: typeof fineSlab;
  }
}
