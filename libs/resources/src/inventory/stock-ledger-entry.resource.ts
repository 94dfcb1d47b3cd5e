import { defineResource, f, field, gte } from '@school/kernel';
import { storeVisitors } from './access.ts';
import { quantity } from './quantity.ts';

/**
 * Every change to a stock, in the order entered; nothing is changed or removed: mistakes are balanced by an opposite entry.
 * The number in the item keeps two postings from crossing.
 */
export const stockLedgerEntry = defineResource('stockLedgerEntry', {
  module: 'inventory',
  label: ['Stock movement', 'Stock ledger'],
  api: 'setup/v1/StockLedger',
  screens: { list: '/store_items/ledger' },
  menu: { group: 'inventory', order: 70, icon: 'history', description: 'Every movement of every item' },
  noArchive: true,
  appendOnly: true,
  fields: {
    storeItem: f.ref('storeItem', { label: 'Item', required: true, readOnly: true }),
    store: f.lookup({ via: 'storeItem', field: 'store.name', as: 'text' }),
    number: f.int({ label: 'Entry', required: true, readOnly: true }),
    postingDate: f.date({ label: 'Date', required: true, readOnly: true, index: true }),
    movementType: f.choice(
      {
        OPENING: 'Opening stock',
        GRN: 'Goods received',
        GRN_CANCEL: 'Goods received, cancelled',
        ISSUE: 'Issue',
        ISSUE_RETURN: 'Return of an issue',
        SALE: 'Sale',
        SALE_CANCEL: 'Sale, cancelled',
        ADJUSTMENT: 'Adjustment',
      },
      { label: 'Movement', required: true, readOnly: true },
    ),
    quantity: quantity({ required: true, readOnly: true }),
    rate: f.decimal({ precision: 16, scale: 4, required: true, readOnly: true }),
    value: f.decimal({ precision: 16, scale: 2, required: true, readOnly: true }),
    balanceAfter: quantity({ label: 'On hand then', required: true, readOnly: true }),
    batch: f.ref('stockBatch', { readOnly: true }),
    document: f.text({ max: 60, readOnly: true, search: true }),
    indent: f.ref('indent', { readOnly: true }),
    grn: f.ref('grn', { label: 'Goods received note', readOnly: true }),
    invoice: f.ref('salesInvoice', { readOnly: true }),
    adjustment: f.ref('stockAdjustment', { readOnly: true }),
    sourceLine: f.int({ label: 'Line', readOnly: true }),
  },
  title: 'document',
  subtitle: ['storeItem', 'postingDate'],
  list: {
    columns: [
      'postingDate',
      'storeItem',
      'store',
      'movementType',
      'document',
      'quantity',
      'rate',
      'value',
      'balanceAfter',
    ],
    head: 'storeItem',
    sort: '-postingDate',
    filters: ['storeItem', 'movementType', 'postingDate'],
  },
  unique: [{ fields: ['storeItem', 'number'] }],
  checks: [
    {
      key: 'neverBelowZero',
      holds: gte(field('balanceAfter'), 0),
      message: 'There is not enough in the store',
      field: 'balanceAfter',
    },
  ],
  access: { read: storeVisitors },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    stockLedgerEntry: typeof stockLedgerEntry;
  }
}
