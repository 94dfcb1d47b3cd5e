import { defineResource, f } from '@school/kernel';
import { feeMasters } from './access.ts';

/** What money paid in advance is for: tuition of the next term, an excursion. */
export const advanceFeeCategory = defineResource('advanceFeeCategory', {
  module: 'fees',
  label: ['Advance category', 'Advance categories'],
  api: 'finance/v1/advanceFeeCategories',
  screens: { list: '/advance_payment_fees/advance_fee_categories_list' },
  menu: {
    group: 'advanceFees',
    order: 30,
    icon: 'category',
    description: 'What advances are taken for',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    description: f.text({ max: 250 }),
    batches: f.refs('batch', {
      filter: { active: true },
      named: true,
      help: 'If empty, students of all batches',
    }),
    feeAccount: f.ref('feeAccount', { filter: { active: true } }),
    receiptSequence: f.ref('receiptSequence', {
      label: 'Receipt set',
      filter: { active: true, kind: 'RECEIPT' },
    }),
    taken: f.rollup({ label: 'Advances', of: 'walletTransaction', via: 'category', fn: 'count' }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  list: {
    columns: ['name', 'description', 'batches', 'feeAccount', 'taken', 'active'],
    sort: 'name',
    filters: ['active'],
  },
  sample: { batches: [] },
  access: feeMasters,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    advanceFeeCategory: typeof advanceFeeCategory;
  }
}
