import { any, defineResource, f, field, gt, is, lte, isNot } from '@school/kernel';
import { feeMasters } from './access.ts';
import { receiverConditions, receiverFields } from './receiver.fields.ts';

/** What someone need not pay of a fee. */
export const feeDiscount = defineResource('feeDiscount', {
  module: 'fees',
  label: ['Fee discount', 'Fee discounts'],
  api: 'finance/v1/feeDiscounts',
  screens: {
    list: '/finance/fee_discounts',
    create: '/finance/fee_discount_new',
    edit: '/finance/fee_discounts/edit/:id',
  },
  menu: {
    group: 'feesSetUp',
    order: 50,
    icon: 'list',
    description: 'Who pays less, and how much',
    create: { label: 'New discount', description: 'Let someone pay less' },
  },
  fields: {
    category: f.ref('feeCategory', { label: 'Fee category', required: true }),
    masterDiscount: f.ref('masterDiscount', { filter: { active: true } }),
    name: f.text({ required: true, max: 80, search: true }),
    kind: f.choice(
      { PERCENT: 'Percent', AMOUNT: 'Amount' },
      { label: 'As', required: true, default: 'PERCENT' },
    ),
    value: f.decimal({ required: true, min: '0', scale: 2, precision: 12 }),
    target: f.choice(
      { WHOLE_FEE: 'Whole fee', PARTICULAR: 'One particular' },
      { label: 'Off', required: true, default: 'WHOLE_FEE' },
    ),
    masterParticular: f.ref('masterParticular', { label: 'Particular' }),
    ...receiverFields,
  },
  title: 'name',
  subtitle: ['category', 'value'],
  list: {
    columns: [
      'category',
      'name',
      'kind',
      'value',
      'target',
      'masterParticular',
      'receiverType',
      'studentCategory',
      'student',
    ],
    head: 'name',
    sort: 'name',
    filters: ['category', 'masterDiscount', 'receiverType'],
  },
  conditions: {
    ...receiverConditions,
    masterParticular: { visible: is('target', 'PARTICULAR'), required: is('target', 'PARTICULAR') },
  },
  checks: [
    {
      key: 'valueAboveZero',
      holds: gt(field('value'), 0),
      message: 'The value must be above zero',
      field: 'value',
    },
    {
      key: 'percentAtMostAll',
      holds: any(isNot('kind', 'PERCENT'), lte(field('value'), 100)),
      message: 'At most 100 percent',
      field: 'value',
    },
  ],
  sample: { value: '10.00', kind: 'PERCENT', receiverType: 'ALL', target: 'WHOLE_FEE' },
  access: feeMasters,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    feeDiscount: typeof feeDiscount;
  }
}
