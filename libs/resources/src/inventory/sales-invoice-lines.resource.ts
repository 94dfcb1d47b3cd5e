import { any, defineResource, f, field, gt, isNot, lte, multiply, round } from '@school/kernel';
import { sellers } from './access.ts';
import { quantity } from './quantity.ts';

const access = { read: sellers, create: sellers, update: sellers } as const;
const owner = f.ref('salesInvoice', { required: true, onDelete: 'cascade' });

/** One item sold. */
export const salesInvoiceItem = defineResource('salesInvoiceItem', {
  module: 'inventory',
  label: ['Sold item', 'Sold items'],
  parent: 'salesInvoice',
  noArchive: true,
  fields: {
    salesInvoice: owner,
    storeItem: f.ref('storeItem', {
      label: 'Item',
      required: true,
      filter: { isActive: true, isSellable: true, store: { $field: 'store' } },
    }),
    quantity: quantity({ required: true }),
    rate: f.money({ level: 'basic', min: '0', noSum: true, help: 'If empty, the price of the item' }),
    amount: f.computed({
      as: 'money',
      level: 'basic',
      value: round(multiply(field('quantity'), field('rate')), 2),
    }),
  },
  title: 'storeItem',
  list: { columns: ['storeItem', 'quantity', 'rate', 'amount'] },
  checks: [
    {
      key: 'sellsSomething',
      holds: gt(field('quantity'), 0),
      message: 'The quantity must be above zero',
      field: 'quantity',
    },
  ],
  sample: { quantity: '1.000' },
  access,
});

/** A part of the goods, or an amount, that the buyer does not pay. */
export const salesInvoiceDiscount = defineResource('salesInvoiceDiscount', {
  module: 'inventory',
  label: ['Discount', 'Discounts'],
  parent: 'salesInvoice',
  noArchive: true,
  fields: {
    salesInvoice: owner,
    name: f.text({ required: true, max: 60 }),
    kind: f.choice({ PERCENT: 'Percent', AMOUNT: 'Amount' }, { required: true, default: 'PERCENT' }),
    value: f.decimal({ required: true, min: '0', scale: 2 }),
  },
  title: 'name',
  list: { columns: ['name', 'kind', 'value'] },
  checks: [
    {
      key: 'noMoreThanAll',
      holds: any(isNot('kind', 'PERCENT'), lte(field('value'), 100)),
      message: 'Must not exceed 100 percent',
      field: 'value',
    },
  ],
  access,
});

/** What the buyer pays in addition to the goods. */
export const salesInvoiceCharge = defineResource('salesInvoiceCharge', {
  module: 'inventory',
  label: ['Charge', 'Charges'],
  parent: 'salesInvoice',
  noArchive: true,
  fields: {
    salesInvoice: owner,
    name: f.text({ required: true, max: 60 }),
    amount: f.money({ level: 'basic', required: true, min: '0' }),
  },
  title: 'name',
  list: { columns: ['name', 'amount'] },
  access,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    salesInvoiceItem: typeof salesInvoiceItem;
    salesInvoiceDiscount: typeof salesInvoiceDiscount;
    salesInvoiceCharge: typeof salesInvoiceCharge;
  }
}
