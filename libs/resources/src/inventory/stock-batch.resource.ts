import { all, defineResource, f, field, gt, gte, lt, today } from '@school/kernel';
import { storeVisitors } from './access.ts';
import { counted } from './quantity.ts';

/** What came in together and expires on one day, and how much of it is left. Written by movements. */
export const stockBatch = defineResource('stockBatch', {
  module: 'inventory',
  label: ['Batch in stock', 'Batches in stock'],
  api: 'setup/v1/StockBatch',
  screens: { list: '/store_items/batches' },
  menu: {
    group: 'inventory',
    order: 15,
    icon: 'calendar',
    description: 'What expires when, and how much is left',
  },
  noArchive: true,
  fields: {
    storeItem: f.ref('storeItem', { label: 'Item', required: true, readOnly: true }),
    store: f.lookup({ via: 'storeItem', field: 'store.name', as: 'text' }),
    batchNumber: f.text({ max: 40, readOnly: true, search: true }),
    expiryDate: f.date({ required: true, readOnly: true, index: true }),
    onHand: counted('On hand'),
    expired: f.computed({
      as: 'flag',
      warns: true,
      value: all(gt(field('onHand'), 0), lt(field('expiryDate'), today)),
    }),
  },
  title: 'batchNumber',
  subtitle: ['storeItem', 'expiryDate'],
  list: {
    columns: ['storeItem', 'store', 'batchNumber', 'expiryDate', 'onHand', 'expired'],
    head: 'storeItem',
    sort: 'expiryDate',
    filters: ['storeItem', 'expiryDate'],
    tone: [{ when: field('expired'), tone: 'error' }],
    views: [
      { key: 'left', label: 'In stock', filter: { onHand_gt: '0' } },
      { key: 'expired', label: 'Expired', filter: { expired: true } },
    ],
    opens: 'left',
  },
  checks: [
    {
      key: 'neverBelowZero',
      holds: gte(field('onHand'), 0),
      message: 'There is not enough of this batch',
      field: 'onHand',
    },
  ],
  access: { read: storeVisitors },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    stockBatch: typeof stockBatch;
  }
}
