import { defineResource, f } from '@school/kernel';
import { feeMasters } from './access.ts';

/** What is paid instantly and never billed: a lost card, an excursion. */
export const instantFeeCategory = defineResource('instantFeeCategory', {
  module: 'fees',
  label: ['Instant fee category', 'Instant fee categories'],
  api: 'finance/v1/instantFeeCategories',
  screens: { list: '/instant_fees/manage_fees' },
  menu: { group: 'instantFees', order: 30, icon: 'category', description: 'What is paid on the spot' },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    description: f.text({ max: 250 }),
    feeAccount: f.ref('feeAccount', { filter: { active: true } }),
    receiptSequence: f.ref('receiptSequence', {
      label: 'Receipt set',
      filter: { active: true, kind: 'RECEIPT' },
    }),
    particulars: f.rollup({ of: 'instantFeeParticular', via: 'category', fn: 'count' }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  list: {
    columns: ['name', 'description', 'particulars', 'feeAccount', 'active'],
    sort: 'name',
    filters: ['active'],
  },
  related: [{ key: 'particulars', label: 'Particulars', resource: 'instantFeeParticular', via: 'category' }],
  access: feeMasters,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    instantFeeCategory: typeof instantFeeCategory;
  }
}
