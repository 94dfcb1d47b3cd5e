import { add, defineResource, f, field, gt } from '@school/kernel';
import { buyers, receiptReaders } from './access.ts';
import { lineMoney, quantity } from './quantity.ts';

/** What was delivered for one ordered line. Only what is accepted goes into the store. */
export const grnItem = defineResource('grnItem', {
  module: 'inventory',
  label: ['Received item', 'Received items'],
  parent: 'grn',
  noArchive: true,
  fields: {
    grn: f.ref('grn', { required: true, onDelete: 'cascade' }),
    purchaseOrderItem: f.ref('purchaseOrderItem', {
      label: 'Ordered item',
      required: true,
      filter: { purchaseOrder: { $field: 'purchaseOrder' } },
      named: true,
    }),
    acceptedQty: quantity({ label: 'Accepted', required: true, min: '0' }),
    rejectedQty: quantity({ label: 'Sent back', required: true, min: '0', default: '0' }),
    unitPrice: f.money({
      label: 'Price',
      level: 'basic',
      min: '0',
      noSum: true,
      help: 'If empty, the price on the order',
    }),
    discountPercent: f.percent({ label: 'Discount (%)', min: '0', max: '100', scale: 2 }),
    taxPercent: f.percent({ label: 'Tax (%)', min: '0', max: '100', scale: 2 }),
    ...lineMoney('acceptedQty'),
    batchNumber: f.text({ max: 40 }),
    expiryDate: f.date(),
  },
  title: 'purchaseOrderItem',
  list: {
    columns: [
      'purchaseOrderItem',
      'acceptedQty',
      'rejectedQty',
      'unitPrice',
      'discountPercent',
      'taxPercent',
      'batchNumber',
      'expiryDate',
      'lineTotal',
    ],
  },
  unique: [{ fields: ['grn', 'purchaseOrderItem'] }],
  checks: [
    {
      key: 'countsSomething',
      holds: gt(add(field('acceptedQty'), field('rejectedQty')), 0),
      message: 'Enter how much was accepted or sent back',
      field: 'acceptedQty',
    },
  ],
  access: { read: receiptReaders, create: buyers, update: buyers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    grnItem: typeof grnItem;
  }
}
