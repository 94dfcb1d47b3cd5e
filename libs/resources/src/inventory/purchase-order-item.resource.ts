import { defineResource, f, field, gt, multiply, round, subtract, when } from '@school/kernel';
import { buyers } from './access.ts';
import { counted, lineMoney, percent, price, quantity } from './quantity.ts';

/** One item ordered, and how much of it has arrived. Two lines of the same item are counted separately. */
export const purchaseOrderItem = defineResource('purchaseOrderItem', {
  module: 'inventory',
  label: ['Ordered item', 'Ordered items'],
  api: 'setup/v1/PurchaseOrderItem',
  parent: 'purchaseOrder',
  ownCalls: ['save', 'update', 'delete', 'archive', 'restore', 'bulk', 'import'],
  noArchive: true,
  fields: {
    purchaseOrder: f.ref('purchaseOrder', { required: true, onDelete: 'cascade' }),
    storeItem: f.ref('storeItem', {
      label: 'Item',
      required: true,
      filter: { isActive: true, store: { $field: 'store' } },
    }),
    orderedQty: quantity({ label: 'Ordered', required: true }),
    unitPrice: price('Price'),
    discountPercent: percent('Discount (%)'),
    taxPercent: percent('Tax (%)'),
    grossAmount: f.computed({
      label: 'Before discount',
      as: 'money',
      level: 'basic',
      value: round(multiply(field('orderedQty'), field('unitPrice')), 2),
    }),
    ...lineMoney('orderedQty'),
    receivedQty: counted('Received'),
    /** Up to the ordered quantity: any excess does not complete another line (INV-5). */
    countedQty: f.computed({
      as: 'decimal',
      scale: 3,
      value: when(gt(field('receivedQty'), field('orderedQty')), field('orderedQty'), field('receivedQty')),
    }),
    pendingQty: f.computed({
      label: 'Awaited',
      as: 'decimal',
      scale: 3,
      value: when(
        gt(field('orderedQty'), field('receivedQty')),
        subtract(field('orderedQty'), field('receivedQty')),
        0,
      ),
    }),
  },
  title: 'storeItem',
  subtitle: ['pendingQty', 'unitPrice'],
  list: {
    columns: [
      'storeItem',
      'orderedQty',
      'unitPrice',
      'discountPercent',
      'taxPercent',
      'lineTotal',
      'receivedQty',
      'pendingQty',
    ],
  },
  checks: [
    {
      key: 'ordersSomething',
      holds: gt(field('orderedQty'), 0),
      message: 'The quantity must be above zero',
      field: 'orderedQty',
    },
  ],
  sample: { orderedQty: '10.000' },
  access: {
    read: ['ApprovePurchaseOrders', ...buyers],
    create: buyers,
    update: buyers,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    purchaseOrderItem: typeof purchaseOrderItem;
  }
}
