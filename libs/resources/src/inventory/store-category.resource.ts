import { defineResource, f } from '@school/kernel';
import { keptBy, storekeepers } from './access.ts';

export const storeCategory = defineResource('storeCategory', {
  module: 'inventory',
  label: ['Store category', 'Store categories'],
  api: 'setup/v1/StoreCategory',
  screens: { list: '/store_categories', edit: '/store_categories/edit/:id' },
  menu: {
    group: 'inventorySetUp',
    order: 10,
    icon: 'category',
    description: 'Central stores, laboratories, kitchens …',
    access: storekeepers,
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    code: f.text({ required: true, unique: true, max: 20, search: true, case: 'upper' }),
    stores: f.rollup({ of: 'store', via: 'storeCategory', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['code'],
  list: { columns: ['name', 'code', 'stores'], sort: 'name' },
  access: keptBy(storekeepers),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    storeCategory: typeof storeCategory;
  }
}
