import { defineResource, f } from '@school/kernel';
import { keptBy, buyers } from './access.ts';

export const supplierType = defineResource('supplierType', {
  module: 'inventory',
  label: ['Supplier type', 'Supplier types'],
  api: 'setup/v1/SupplierType',
  screens: { list: '/supplier_types', edit: '/supplier_types/edit/:id' },
  menu: {
    group: 'inventorySetUp',
    order: 50,
    icon: 'category',
    description: 'Publishers, tailors, wholesalers …',
    access: buyers,
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    code: f.text({ required: true, unique: true, max: 20, search: true, case: 'upper' }),
    suppliers: f.rollup({ of: 'supplier', via: 'supplierType', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['code'],
  list: { columns: ['name', 'code', 'suppliers'], sort: 'name' },
  access: keptBy(buyers),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    supplierType: typeof supplierType;
  }
}
