import { defineResource, f } from '@school/kernel';
import { feeMasters } from './access.ts';
import { schoolStep } from '../menu/school-set-up.ts';

/** A fee of a financial year for some batches: its particulars and discounts determine what each student pays. */
export const feeCategory = defineResource('feeCategory', {
  module: 'fees',
  label: ['Fee category', 'Fee categories'],
  api: 'finance/v1/feeCategories',
  screens: {
    list: '/finance/create_fees',
    create: ['/finance/actionmaster_category_new', '/actionmaster_category_new'],
  },
  menu: {
    group: 'feesSetUp',
    order: 30,
    icon: 'list',
    description: 'Fees of the year and the batches that pay them',
    also: [schoolStep('fee', {}, 'fees')],
  },
  fields: {
    name: f.text({ required: true, max: 80, search: true }),
    description: f.text({ max: 250 }),
    financialYear: f.ref('financialYear', { required: true, filter: { status: 'OPEN' }, named: true }),
    batches: f.refs('batch', { required: true, filter: { active: true }, named: true }),
    feeAccount: f.ref('feeAccount', { filter: { active: true } }),
    receiptSequence: f.ref('receiptSequence', {
      label: 'Receipt set',
      filter: { active: true, kind: 'RECEIPT' },
      help: 'If empty, the usual set provides the numbers.',
    }),
    particulars: f.rollup({ of: 'feeParticular', via: 'category', fn: 'count' }),
    total: f.rollup({
      label: 'Total of the particulars',
      of: 'feeParticular',
      via: 'category',
      fn: 'sum',
      field: 'amount',
      as: 'money',
    }),
    collections: f.rollup({ of: 'feeCollection', via: 'category', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['financialYear'],
  list: {
    columns: ['name', 'financialYear', 'batches', 'particulars', 'total', 'collections'],
    sort: 'name',
    filters: ['financialYear'],
  },
  related: [
    { key: 'particulars', label: 'Particulars', resource: 'feeParticular', via: 'category' },
    { key: 'discounts', label: 'Discounts', resource: 'feeDiscount', via: 'category' },
    { key: 'collections', label: 'Fee collections', resource: 'feeCollection', via: 'category' },
  ],
  unique: [{ fields: ['name', 'financialYear'] }],
  access: feeMasters,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    feeCategory: typeof feeCategory;
  }
}
