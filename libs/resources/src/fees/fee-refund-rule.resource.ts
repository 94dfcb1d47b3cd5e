import { any, defineResource, f, field, gt, isNot, lte } from '@school/kernel';
import { refundReaders, refunders } from './access.ts';

/** Until when how much of a fee is refunded; a collection has one rule for each relevant day. */
export const feeRefundRule = defineResource('feeRefundRule', {
  module: 'fees',
  label: ['Refund rule', 'Refund rules'],
  api: 'finance/v1/feesRefundRules',
  screens: {
    list: '/finance/view_refund_rules',
    create: ['/finance/create_refund_rule', '/finance/create_refund'],
    edit: '/finance/create_refund/:id',
  },
  menu: {
    group: 'feeRefunds',
    order: 30,
    icon: 'list',
    description: 'How much of a fee is refunded, and until when',
    create: { label: 'New refund rule', description: 'Set how much of a fee is refunded up to a date' },
  },
  fields: {
    collection: f.ref('feeCollection', { label: 'Fee collection', required: true, named: true }),
    name: f.text({ required: true, max: 80, search: true }),
    validUntil: f.date({ label: 'Valid until', required: true, index: true }),
    refundType: f.choice(
      { PERCENT: 'Percentage of what was paid', AMOUNT: 'Amount' },
      { label: 'As', required: true, default: 'PERCENT' },
    ),
    value: f.decimal({ required: true, min: '0', scale: 2, precision: 12 }),
    refunds: f.rollup({ of: 'feeRefund', via: 'rule', fn: 'count' }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  subtitle: ['collection', 'validUntil'],
  list: {
    columns: ['collection', 'name', 'validUntil', 'refundType', 'value', 'refunds', 'active'],
    head: 'name',
    sort: '-validUntil',
    filters: ['collection', 'validUntil', 'active'],
  },
  unique: [{ fields: ['collection', 'name'] }],
  checks: [
    {
      key: 'valueAboveZero',
      holds: gt(field('value'), 0),
      message: 'The value must be above zero',
      field: 'value',
    },
    {
      key: 'percentAtMostAll',
      holds: any(isNot('refundType', 'PERCENT'), lte(field('value'), 100)),
      message: 'At most 100 percent',
      field: 'value',
    },
  ],
  sample: { value: '80.00', refundType: 'PERCENT' },
  access: { read: refundReaders, create: refunders, update: refunders, delete: refunders },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    feeRefundRule: typeof feeRefundRule;
  }
}
