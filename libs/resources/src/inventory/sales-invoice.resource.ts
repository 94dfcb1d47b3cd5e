import { defineResource, f, is, isNot } from '@school/kernel';
import { sellers } from './access.ts';
import { percent } from './quantity.ts';

const total = (label: string) =>
  f.money({ label, level: 'basic', required: true, readOnly: true, default: '0' });

/** What a store sells to a student, an employee or a guest. Issuing it takes the goods out of the store. */
export const salesInvoice = defineResource('salesInvoice', {
  module: 'inventory',
  label: ['Invoice', 'Invoices'],
  api: 'setup/v1/SalesInvoice',
  screens: { list: '/invoices', create: '/invoices/new', show: '/invoices/:id', edit: '/invoices/edit/:id' },
  menu: {
    group: 'inventory',
    order: 50,
    icon: 'payments',
    description: 'What the stores sell',
    create: { label: 'New invoice', description: 'Sell from a store', icon: 'add' },
  },
  noArchive: true,
  fields: {
    invoiceNo: f.text({
      label: 'Number',
      required: true,
      unique: true,
      max: 30,
      readOnly: true,
      search: true,
    }),
    store: f.ref('store', { required: true, filter: { isActive: true } }),
    invoiceDate: f.date({ label: 'Date', required: true, default: 'today', max: 'today', index: true }),
    buyerType: f.choice(
      { STUDENT: 'Student', EMPLOYEE: 'Employee', GUEST: 'Guest' },
      { label: 'Buyer is a', required: true, default: 'STUDENT' },
    ),
    buyer: f.ref('user', { named: true, filter: { entityType: { $field: 'buyerType' } } }),
    guestName: f.text({ max: 120, search: true }),
    items: f.lines('salesInvoiceItem', { label: 'Items', required: true, min: 1 }),
    discounts: f.lines('salesInvoiceDiscount', { label: 'Discounts' }),
    charges: f.lines('salesInvoiceCharge', { label: 'Additional charges' }),
    taxPercent: percent('Tax (%)'),
    itemsTotal: total('Goods'),
    discountTotal: total('Discount'),
    chargeTotal: total('Charges'),
    taxTotal: total('Tax'),
    total: total('Total'),
    status: f.choice(
      { DRAFT: 'Draft', ISSUED: 'Issued', PAID: 'Paid', CANCELLED: 'Cancelled' },
      {
        required: true,
        default: 'DRAFT',
        readOnly: true,
        index: true,
        tones: { DRAFT: 'neutral', ISSUED: 'warning', PAID: 'success', CANCELLED: 'neutral' },
      },
    ),
    paymentMode: f.choice(
      { CASH: 'Cash', CARD: 'Card', CHEQUE: 'Cheque', TRANSFER: 'Transfer', ONLINE: 'Online' },
      { label: 'Paid by', readOnly: true },
    ),
    paidOn: f.date({ readOnly: true }),
  },
  comments: true,
  title: 'invoiceNo',
  subtitle: ['store', 'invoiceDate'],
  list: {
    columns: ['invoiceNo', 'store', 'buyer', 'guestName', 'invoiceDate', 'total', 'status'],
    sort: '-invoiceDate',
    filters: ['status', 'store', 'buyerType', 'invoiceDate'],
    totals: ['total'],
    views: [{ key: 'unpaid', label: 'To be paid', filter: { status: 'ISSUED' } }],
  },
  form: {
    tabs: [
      {
        key: 'invoice',
        label: 'Invoice',
        sections: [
          { fields: ['store', 'invoiceDate', 'buyerType', 'buyer', 'guestName', 'status'] },
          { fields: ['items'] },
          { fields: ['discounts', 'charges', 'taxPercent'] },
          {
            label: 'Totals',
            fields: [
              'itemsTotal',
              'discountTotal',
              'chargeTotal',
              'taxTotal',
              'total',
              'paymentMode',
              'paidOn',
            ],
          },
        ],
      },
    ],
  },
  related: [{ key: 'ledger', label: 'Ledger', resource: 'stockLedgerEntry', via: 'invoice' }],
  conditions: {
    buyer: { visible: isNot('buyerType', 'GUEST'), required: isNot('buyerType', 'GUEST') },
    guestName: { visible: is('buyerType', 'GUEST'), required: is('buyerType', 'GUEST') },
  },
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      issue: {
        label: 'Issue',
        access: sellers,
        from: ['DRAFT'],
        to: 'ISSUED',
        tone: 'success',
        confirm: 'The goods leave the store.',
      },
      pay: {
        label: 'Take payment',
        access: sellers,
        from: ['ISSUED'],
        to: 'PAID',
        tone: 'success',
        ask: {
          paymentMode: f.choice(
            { CASH: 'Cash', CARD: 'Card', CHEQUE: 'Cheque', TRANSFER: 'Transfer', ONLINE: 'Online' },
            { label: 'Paid by', required: true, default: 'CASH' },
          ),
          paidOn: f.date({ required: true, default: 'today', max: 'today' }),
        },
      },
      cancel: {
        label: 'Cancel invoice',
        access: sellers,
        from: ['ISSUED', 'PAID'],
        to: 'CANCELLED',
        tone: 'warning',
        confirm: 'The goods go back into the store. Any payment is refunded.',
      },
    },
  },
  sample: {
    buyerType: 'GUEST',
    guestName: 'A guest',
    buyer: undefined,
    invoiceDate: '2026-02-02',
    discounts: undefined,
    charges: undefined,
  },
  closed: [
    {
      verbs: ['update', 'delete'],
      when: isNot('status', 'DRAFT'),
      code: 'NOT_DRAFT',
      message: 'Only a draft can be changed or deleted.',
    },
  ],
  access: { read: sellers, create: sellers, update: sellers, delete: sellers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    salesInvoice: typeof salesInvoice;
  }
}
