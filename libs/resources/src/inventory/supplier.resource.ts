import { defineResource, f } from '@school/kernel';
import { buyers, storeVisitors } from './access.ts';

/** Whom the school buys from. */
export const supplier = defineResource('supplier', {
  module: 'inventory',
  label: ['Supplier', 'Suppliers'],
  api: 'setup/v1/Supplier',
  screens: {
    list: '/suppliers',
    create: '/suppliers/new',
    edit: '/suppliers/edit/:id',
    show: '/suppliers/:id',
  },
  menu: {
    group: 'inventory',
    order: 60,
    icon: 'groups',
    description: 'Whom the school buys from',
    access: buyers,
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 120, search: true }),
    supplierType: f.ref('supplierType', { required: true, create: true }),
    contactPerson: f.text({ max: 80, search: true }),
    phone: f.phone({ level: 'basic', max: 25 }),
    email: f.email({ level: 'basic', max: 120 }),
    address: f.longText({ max: 500 }),
    region: f.text({ max: 60 }),
    taxNumber: f.text({ max: 40 }),
    bank: f.group(
      {
        name: f.text({ label: 'Bank', max: 80, level: 'finance' }),
        accountTitle: f.text({ max: 120, level: 'finance' }),
        accountNumber: f.text({ max: 40, level: 'finance' }),
      },
      { label: 'Bank details', level: 'finance' },
    ),
    isActive: f.flag({ label: 'Active', default: true }),
    openOrders: f.rollup({
      of: 'purchaseOrder',
      via: 'supplier',
      fn: 'count',
      where: { isOpen: true },
    }),
  },
  comments: true,
  attachments: true,
  title: 'name',
  subtitle: ['supplierType'],
  list: {
    columns: ['name', 'supplierType', 'contactPerson', 'phone', 'openOrders', 'isActive'],
    sort: 'name',
    filters: ['supplierType', 'isActive'],
  },
  related: [
    { key: 'orders', label: 'Purchase orders', resource: 'purchaseOrder', via: 'supplier' },
    { key: 'receipts', label: 'Goods received', resource: 'grn', via: 'supplier' },
  ],
  access: {
    read: storeVisitors,
    create: buyers,
    update: buyers,
    delete: buyers,
    levels: { finance: { read: ['InventoryManagement'], write: ['InventoryManagement'] } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    supplier: typeof supplier;
  }
}
