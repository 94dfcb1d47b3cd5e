import { defineResource, f } from '@school/kernel';
import { keptBy, requesters, storekeepers } from './access.ts';

/** A place where things are kept and counted. */
export const store = defineResource('store', {
  module: 'inventory',
  label: ['Store', 'Stores'],
  api: 'setup/v1/Store',
  screens: { list: '/stores', edit: '/stores/edit/:id', show: '/stores/:id' },
  menu: {
    group: 'inventorySetUp',
    order: 30,
    icon: 'assets',
    description: 'Where items are kept, and who is responsible for them',
    access: storekeepers,
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    code: f.text({ required: true, unique: true, max: 20, search: true, case: 'upper' }),
    storeCategory: f.ref('storeCategory', { required: true, create: true }),
    storeType: f.ref('storeType', { required: true, create: true }),
    inCharge: f.ref('employee', { label: 'In charge', named: true, filter: { status: 'ACTIVE' } }),
    invoicePrefix: f.text({
      max: 10,
      unique: true,
      case: 'upper',
      pattern: { regex: '[A-Z0-9]+', message: 'Letters and digits only' },
      help: 'Prefix for invoice numbers of this store. If empty, INV',
    }),
    ledgerAccount: f.ref('ledgerAccount', {
      label: 'Account of sales',
      filter: { type: 'INCOME', active: true },
      named: true,
      help: 'Where sales of this store are posted. If empty, the usual account',
    }),
    isActive: f.flag({ label: 'Active', default: true }),
    items: f.rollup({ of: 'storeItem', via: 'store', fn: 'count', where: { isActive: true } }),
    stockValue: f.rollup({
      of: 'storeItem',
      via: 'store',
      fn: 'sum',
      field: 'stockValue',
      as: 'money',
      level: 'basic',
    }),
  },
  title: 'name',
  subtitle: ['code'],
  list: {
    columns: ['name', 'code', 'storeCategory', 'storeType', 'inCharge', 'items', 'stockValue', 'isActive'],
    sort: 'name',
    filters: ['storeCategory', 'storeType', 'isActive'],
  },
  related: [{ key: 'items', label: 'Items', resource: 'storeItem', via: 'store' }],
  access: { ...keptBy(storekeepers), pick: requesters },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    store: typeof store;
  }
}
