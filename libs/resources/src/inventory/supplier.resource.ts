import { add, defineResource, f, field, subtract } from '@school/kernel';
import { buyers, payers, storeVisitors } from './access.ts';

const posted = (label: string, key: 'debit' | 'credit') =>
  f.rollup({
    label,
    of: 'journalLine',
    via: 'supplier',
    fn: 'sum',
    field: key,
    as: 'money',
    level: 'finance',
  });

/** Who the school buys from. */
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
    description: 'Who the school buys from',
    access: buyers,
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 120, search: true }),
    supplierType: f.ref('supplierType', { required: true, create: true, named: true }),
    contactPerson: f.text({ max: 80, search: true }),
    phone: f.phone({ level: 'basic', max: 25 }),
    email: f.email({ level: 'basic', max: 120 }),
    address: f.longText({ max: 500 }),
    region: f.text({ max: 60 }),
    taxNumber: f.text({ max: 40 }),
    bank: f.group(
      {
        name: f.text({ label: 'Bank', max: 80, level: 'private' }),
        accountTitle: f.text({ max: 120, level: 'private' }),
        accountNumber: f.text({ max: 40, level: 'private' }),
      },
      { label: 'Bank details', level: 'private' },
    ),
    isActive: f.flag({ label: 'Active', default: true }),
    openOrders: f.rollup({
      of: 'purchaseOrder',
      via: 'supplier',
      fn: 'count',
      where: { isOpen: true },
    }),
    /** Sides of the supplier account, including reversals on either. */
    credited: posted('Credit', 'credit'),
    debited: posted('Debit', 'debit'),
    settled: f.rollup({
      label: 'Paid',
      of: 'supplierPayment',
      via: 'supplier',
      fn: 'sum',
      field: 'amount',
      where: { status: 'POSTED' },
      as: 'money',
      level: 'finance',
    }),
    owed: f.computed({ as: 'money', level: 'finance', value: subtract(field('credited'), field('debited')) }),
    /** What was delivered for money and kept, according to the ledger. */
    billed: f.computed({ as: 'money', level: 'finance', value: add(field('owed'), field('settled')) }),
  },
  comments: true,
  attachments: true,
  title: 'name',
  subtitle: ['supplierType'],
  list: {
    columns: ['name', 'supplierType', 'contactPerson', 'phone', 'openOrders', 'owed', 'isActive'],
    sort: 'name',
    filters: ['supplierType', 'isActive'],
    totals: ['owed'],
    views: [{ key: 'owed', label: 'Owed to', filter: { owed_gt: '0' } }],
    pages: [
      {
        key: 'owed',
        label: 'Owed to suppliers',
        screen: '/finance/suppliers_owed',
        columns: ['name', 'contactPerson', 'phone', 'billed', 'settled', 'owed'],
        view: 'owed',
        menu: {
          group: 'finance',
          order: 32,
          icon: 'groups',
          description: 'Goods received but not yet paid for, by supplier',
          access: payers,
        },
      },
    ],
  },
  form: {
    tabs: [
      {
        key: 'supplier',
        label: 'Supplier',
        sections: [
          { fields: ['name', 'supplierType', 'contactPerson', 'phone', 'email', 'taxNumber', 'isActive'] },
          { label: 'Address', fields: ['address', 'region'] },
          { fields: ['bank'] },
          { label: 'Account', fields: ['openOrders', 'billed', 'settled', 'owed'] },
        ],
      },
    ],
  },
  related: [
    { key: 'orders', label: 'Purchase orders', resource: 'purchaseOrder', via: 'supplier' },
    { key: 'receipts', label: 'Goods received', resource: 'grn', via: 'supplier' },
    { key: 'payments', label: 'Payments', resource: 'supplierPayment', via: 'supplier' },
  ],
  access: {
    read: [...payers, ...storeVisitors],
    create: buyers,
    update: buyers,
    delete: buyers,
    levels: {
      finance: { read: [...payers, 'InventoryManagement'], write: [] },
      private: { read: ['FinanceControl', 'InventoryManagement'], write: ['InventoryManagement'] },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    supplier: typeof supplier;
  }
}
