import { defineResource, f } from '@school/kernel';
import { keptBy, storekeepers } from './access.ts';

export const storeType = defineResource('storeType', {
  module: 'inventory',
  label: ['Store type', 'Store types'],
  api: 'setup/v1/StoreType',
  screens: { list: '/store_types', edit: '/store_types/edit/:id' },
  menu: {
    group: 'inventorySetUp',
    order: 20,
    icon: 'category',
    description: 'Stationery, sports, canteen …',
    access: storekeepers,
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    code: f.text({ required: true, unique: true, max: 20, search: true, case: 'upper' }),
    stores: f.rollup({ of: 'store', via: 'storeType', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['code'],
  list: { columns: ['name', 'code', 'stores'], sort: 'name' },
  access: keptBy(storekeepers),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    storeType: typeof storeType;
  }
}
