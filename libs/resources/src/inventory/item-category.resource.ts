import { defineResource, f } from '@school/kernel';
import { keptBy, storekeepers } from './access.ts';

export const itemCategory = defineResource('itemCategory', {
  module: 'inventory',
  label: ['Item category', 'Item categories'],
  api: 'setup/v1/ItemCategory',
  screens: { list: '/item_categories', edit: '/item_categories/edit/:id' },
  menu: {
    group: 'inventorySetUp',
    order: 40,
    icon: 'category',
    description: 'Kinds of items kept in the stores',
    access: storekeepers,
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    code: f.text({ required: true, unique: true, max: 20, search: true, case: 'upper' }),
    description: f.text({ max: 300 }),
    items: f.rollup({ of: 'storeItem', via: 'itemCategory', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['code'],
  list: { columns: ['name', 'code', 'description', 'items'], sort: 'name' },
  access: keptBy(storekeepers),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    itemCategory: typeof itemCategory;
  }
}
