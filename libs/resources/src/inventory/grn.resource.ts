import { add, defineResource, f, field, isNot } from '@school/kernel';
import { buyers, receiptReaders } from './access.ts';

const figure = (label: string, key: string) =>
  f.rollup({ label, of: 'grnItem', via: 'grn', fn: 'sum', field: key, as: 'money', level: 'basic' });

/** What a supplier delivered for an order. Posting it puts what was accepted into the store. */
export const grn = defineResource('grn', {
  module: 'inventory',
  label: ['Goods received note', 'Goods received'],
  api: 'setup/v1/Grn',
  ownCalls: ['save', 'import'],
  screens: { list: '/grns', create: '/grns/new', show: '/grns/:id', edit: '/grns/edit/:id' },
  menu: {
    group: 'inventory',
    order: 40,
    icon: 'inbox',
    description: 'Deliveries received for orders',
    access: ['ApprovePurchaseOrders', ...buyers],
    create: { label: 'Receive goods', description: 'Count what a supplier has delivered', icon: 'add' },
  },
  noArchive: true,
  fields: {
    grnNo: f.series('GRN-{seq:4}', { label: 'Number', search: true }),
    purchaseOrder: f.ref('purchaseOrder', {
      required: true,
      filter: { status_in: ['ISSUED', 'PARTIALLY_RECEIVED'] },
      named: true,
    }),
    supplier: f.ref('supplier', { readOnly: true }),
    store: f.ref('store', { readOnly: true, named: true }),
    grnDate: f.date({ label: 'Date', required: true, default: 'today', max: 'today', index: true }),
    invoiceNo: f.text({ label: "Supplier's invoice", required: true, max: 40, search: true }),
    invoiceDate: f.date({ label: 'Invoice date', required: true, default: 'today', max: 'today' }),
    otherCharges: f.money({ level: 'basic', required: true, min: '0', default: '0' }),
    remark: f.text({ max: 200 }),
    status: f.choice(
      { DRAFT: 'Draft', POSTED: 'Posted', CANCELLED: 'Cancelled' },
      {
        required: true,
        default: 'DRAFT',
        readOnly: true,
        index: true,
        tones: { DRAFT: 'warning', POSTED: 'success', CANCELLED: 'neutral' },
      },
    ),
    items: f.lines('grnItem', { label: 'Items' }),
    goods: figure('Goods', 'amount'),
    taxTotal: figure('Tax', 'taxAmount'),
    total: f.computed({
      as: 'money',
      level: 'basic',
      value: add(field('goods'), field('taxTotal'), field('otherCharges')),
    }),
  },
  comments: true,
  attachments: true,
  title: 'grnNo',
  subtitle: ['supplier', 'grnDate'],
  list: {
    columns: ['grnNo', 'purchaseOrder', 'supplier', 'store', 'invoiceNo', 'grnDate', 'total', 'status'],
    sort: '-grnNo',
    filters: ['status', 'supplier', 'store', 'grnDate'],
    views: [{ key: 'draft', label: 'Draft', filter: { status: 'DRAFT' } }],
  },
  form: {
    tabs: [
      {
        key: 'receipt',
        label: 'Receipt',
        sections: [
          {
            fields: ['purchaseOrder', 'supplier', 'store', 'grnDate', 'invoiceNo', 'invoiceDate', 'status'],
          },
          {
            help: 'If no items are entered, everything still outstanding on the order is added; then correct whatever differs.',
            fields: ['items'],
          },
          { label: 'Totals', fields: ['otherCharges', 'goods', 'taxTotal', 'total'] },
          { fields: ['remark'] },
        ],
      },
    ],
  },
  related: [{ key: 'ledger', label: 'Ledger', resource: 'stockLedgerEntry', via: 'grn' }],
  unique: [{ fields: ['supplier', 'invoiceNo'], where: isNot('status', 'CANCELLED') }],
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      post: {
        label: 'Post',
        access: buyers,
        from: ['DRAFT'],
        to: 'POSTED',
        tone: 'success',
        confirm: 'Accepted goods are added to the store, and indents waiting for them are fulfilled.',
      },
      cancel: {
        label: 'Cancel goods received',
        access: buyers,
        from: ['POSTED'],
        to: 'CANCELLED',
        tone: 'warning',
        confirm: 'The goods added to the store are taken out again.',
      },
    },
  },
  closed: [
    {
      verbs: ['update', 'delete'],
      when: isNot('status', 'DRAFT'),
      code: 'NOT_DRAFT',
      message: 'Only a draft can be changed or deleted.',
    },
  ],
  access: { read: receiptReaders, create: buyers, update: buyers, delete: buyers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    grn: typeof grn;
  }
}
