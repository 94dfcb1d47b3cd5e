import { defineResource, f } from '@school/kernel';
import { feeMasters } from './access.ts';

/** An amount that an instant fee is made of. */
export const instantFeeParticular = defineResource('instantFeeParticular', {
  module: 'fees',
  label: ['Instant fee particular', 'Instant fee particulars'],
  api: 'finance/v1/InstantParticularFees',
  screens: { list: ['/instant_fees/list_particulars', '/instant_fees/list_particulars/:categoryId'] },
  menu: {
    group: 'instantFees',
    order: 40,
    icon: 'list',
    description: 'Amounts of each instant fee category',
  },
  fields: {
    category: f.ref('instantFeeCategory', {
      label: 'Instant fee category',
      required: true,
      filter: { active: true },
    }),
    masterParticular: f.ref('masterParticular', { filter: { active: true } }),
    name: f.text({ required: true, max: 80, search: true }),
    description: f.text({ max: 250 }),
    amount: f.money({ level: 'basic', required: true, min: '0', noSum: true }),
    taxSlab: f.ref('taxSlab', { filter: { active: true } }),
  },
  title: 'name',
  subtitle: ['category', 'amount'],
  list: {
    columns: ['category', 'name', 'masterParticular', 'amount', 'taxSlab'],
    head: 'name',
    sort: 'name',
    filters: ['category'],
  },
  unique: [{ fields: ['category', 'name'] }],
  access: feeMasters,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    instantFeeParticular: typeof instantFeeParticular;
  }
}
