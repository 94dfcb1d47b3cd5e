import { defineResource, f } from '@school/kernel';
import { storekeepers } from './access.ts';

/** The books are adjusted to actual stock: counted, broken, lost. Posted when saved, and then unchanged. */
export const stockAdjustment = defineResource('stockAdjustment', {
  module: 'inventory',
  label: ['Stock adjustment', 'Stock adjustments'],
  api: 'setup/v1/StockAdjustment',
  screens: {
    list: '/store_items/adjustments',
    create: '/store_items/adjustments/new',
    show: '/store_items/adjustments/:id',
  },
  menu: {
    group: 'inventory',
    order: 65,
    icon: 'edit',
    description: 'Adjust the books to match the count',
    create: {
      label: 'Count the stock',
      description: 'Enter what is there, or what is missing',
      icon: 'list',
    },
  },
  noArchive: true,
  fields: {
    adjustmentNo: f.series('ADJ-{seq:4}', { label: 'Number', search: true }),
    store: f.ref('store', { required: true, filter: { isActive: true } }),
    date: f.date({ required: true, default: 'today', max: 'today' }),
    reason: f.text({ required: true, max: 200, search: true }),
    lines: f.lines('stockAdjustmentLine', { label: 'Items', required: true, min: 1 }),
    items: f.rollup({ label: 'Items', of: 'stockAdjustmentLine', via: 'stockAdjustment', fn: 'count' }),
  },
  title: 'adjustmentNo',
  subtitle: ['store', 'date'],
  list: {
    columns: ['adjustmentNo', 'date', 'store', 'reason', 'items'],
    sort: '-adjustmentNo',
    filters: ['store', 'date'],
  },
  related: [{ key: 'ledger', label: 'Ledger', resource: 'stockLedgerEntry', via: 'adjustment' }],
  sample: { date: '2026-02-02' },
  access: { read: storekeepers, create: storekeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    stockAdjustment: typeof stockAdjustment;
  }
}
