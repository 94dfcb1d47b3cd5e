import { all, defineResource, f, field, gt, gte, isEmpty, lte, not } from '@school/kernel';
import { keptBy, requesters, storekeepers } from './access.ts';
import { counted, percent, price, quantity } from './quantity.ts';

/** An item as kept in one store. Its stock changes only through documents; it cannot go below zero. */
export const storeItem = defineResource('storeItem', {
  module: 'inventory',
  label: ['Store item', 'Store items'],
  api: 'setup/v1/StoreItem',
  screens: {
    list: '/store_items',
    create: '/store_items/new',
    edit: '/store_items/edit/:id',
    show: '/store_items/:id',
  },
  menu: {
    group: 'inventory',
    order: 10,
    icon: 'category',
    description: 'What is kept where, how much there is, and what it is worth',
    create: {
      label: 'New item',
      description: 'Add a new item with its opening stock',
      icon: 'add',
    },
  },
  fields: {
    store: f.ref('store', { required: true, filter: { isActive: true } }),
    itemName: f.text({ label: 'Name', required: true, max: 120, search: true, index: true }),
    code: f.text({ required: true, max: 40, search: true, case: 'upper' }),
    itemCategory: f.ref('itemCategory', { label: 'Category', required: true, create: true }),
    unit: f.text({ required: true, max: 20, default: 'pcs', help: 'What it is counted in: pcs, kg, box' }),
    batchNumber: f.text({ max: 40 }),
    unitPrice: price('Price'),
    taxPercent: percent('Tax (%)'),
    isSellable: f.flag({ label: 'For sale', default: false }),
    tracksExpiry: f.flag({
      label: 'Expires',
      default: false,
      help: 'Kept in batches; those that expire first go out first',
    }),
    reorderLevel: quantity({ min: '0', help: 'At or below this level, stock is low' }),
    reorderQty: quantity({ label: 'Reorder quantity', min: '0' }),
    openingQty: quantity({ label: 'Opening quantity', min: '0', noCopy: true }),
    openingRate: price('Opening rate'),
    openingDate: f.date({ default: 'today', max: 'today', noCopy: true }),
    openingExpiry: f.date({ label: 'Expiry of the opening stock', noCopy: true }),
    onHand: counted('On hand'),
    avgRate: f.decimal({
      label: 'Average rate',
      precision: 16,
      scale: 4,
      required: true,
      readOnly: true,
      default: '0',
    }),
    stockValue: f.money({ level: 'basic', required: true, readOnly: true, default: '0' }),
    entries: f.int({ label: 'Movements', required: true, readOnly: true, default: 0 }),
    isLow: f.computed({
      label: 'Low',
      as: 'flag',
      warns: true,
      value: all(not(isEmpty('reorderLevel')), lte(field('onHand'), field('reorderLevel'))),
    }),
    isActive: f.flag({ label: 'Active', default: true }),
  },
  comments: true,
  title: 'itemName',
  subtitle: ['code', 'store', 'onHand'],
  list: {
    columns: [
      'code',
      'itemName',
      'store',
      'itemCategory',
      'onHand',
      'unit',
      'unitPrice',
      'reorderLevel',
      'stockValue',
    ],
    head: 'itemName',
    sort: 'itemName',
    filters: ['store', 'itemCategory', 'isSellable', 'tracksExpiry', 'isActive'],
    totals: ['stockValue'],
    tone: [{ when: all(field('isActive'), field('isLow')), tone: 'warning' }],
    views: [
      { key: 'active', label: 'Active', filter: { isActive: true } },
      { key: 'low', label: 'Low stock', filter: { isActive: true, isLow: true } },
      { key: 'sellable', label: 'For sale', filter: { isActive: true, isSellable: true } },
    ],
    opens: 'active',
  },
  form: {
    tabs: [
      {
        key: 'item',
        label: 'Item',
        sections: [
          { fields: ['store', 'itemName', 'code', 'itemCategory', 'unit', 'batchNumber', 'isActive'] },
          { label: 'Stock', fields: ['onHand', 'avgRate', 'stockValue', 'isLow'] },
          { label: 'Sale', fields: ['unitPrice', 'taxPercent', 'isSellable'] },
          { label: 'Stock keeping', fields: ['reorderLevel', 'reorderQty', 'tracksExpiry'] },
          {
            label: 'Opening stock',
            help: 'What is there when the item is added; later quantities come from documents and adjustments.',
            fields: ['openingQty', 'openingRate', 'openingDate', 'openingExpiry'],
          },
        ],
      },
    ],
  },
  related: [
    { key: 'ledger', label: 'Ledger', resource: 'stockLedgerEntry', via: 'storeItem' },
    { key: 'batches', label: 'Batches', resource: 'stockBatch', via: 'storeItem' },
  ],
  unique: [{ fields: ['store', 'code'] }],
  conditions: {
    store: { readOnly: gt(field('entries'), 0) },
    unit: { readOnly: gt(field('entries'), 0) },
    tracksExpiry: { readOnly: gt(field('entries'), 0) },
    openingQty: { readOnly: gt(field('entries'), 0) },
    openingRate: { readOnly: gt(field('entries'), 0) },
    openingDate: { readOnly: gt(field('entries'), 0) },
    openingExpiry: {
      visible: all(field('tracksExpiry'), gt(field('openingQty'), 0)),
      required: all(field('tracksExpiry'), gt(field('openingQty'), 0)),
    },
  },
  checks: [
    {
      key: 'neverBelowZero',
      holds: gte(field('onHand'), 0),
      message: 'There is not enough in the store',
      field: 'onHand',
    },
    {
      key: 'valueNeverBelowZero',
      holds: gte(field('stockValue'), 0),
      message: 'The value of the stock cannot be below zero',
      field: 'stockValue',
    },
  ],
  sample: { openingQty: undefined, tracksExpiry: false },
  access: { ...keptBy(storekeepers), pick: requesters },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    storeItem: typeof storeItem;
  }
}
