import {
  add,
  defineResource,
  divide,
  f,
  field,
  gt,
  gte,
  isNot,
  isOneOf,
  multiply,
  round,
  subtract,
  when,
} from '@school/kernel';
import { buyers } from './access.ts';

const figure = (label: string, key: string) =>
  f.rollup({
    label,
    of: 'purchaseOrderItem',
    via: 'purchaseOrder',
    fn: 'sum',
    field: key,
    as: 'money',
    level: 'basic',
  });
const amount = (key: string) =>
  f.rollup({ of: 'purchaseOrderItem', via: 'purchaseOrder', fn: 'sum', field: key, as: 'decimal' });

/** What the school orders from a supplier for one store. Goods received notes count what was delivered. */
export const purchaseOrder = defineResource('purchaseOrder', {
  module: 'inventory',
  label: ['Purchase order', 'Purchase orders'],
  api: 'setup/v1/PurchaseOrder',
  screens: {
    list: '/purchase_orders',
    create: '/purchase_orders/new',
    show: '/purchase_orders/:id',
    edit: '/purchase_orders/edit/:id',
  },
  menu: {
    group: 'inventory',
    order: 30,
    icon: 'payments',
    description: 'What is ordered, approved and on its way',
    create: { label: 'New purchase order', description: 'Order items for a store', icon: 'add' },
  },
  noArchive: true,
  fields: {
    poNo: f.series('PO-{seq:4}', { label: 'Number', search: true }),
    poDate: f.date({ label: 'Date', required: true, default: 'today', max: 'today', index: true }),
    supplier: f.ref('supplier', { required: true, filter: { isActive: true } }),
    store: f.ref('store', { required: true, filter: { isActive: true } }),
    indents: f.refs('indent', {
      filter: { status_in: ['APPROVED', 'PARTIALLY_ISSUED'], store: { $field: 'store' } },
      help: 'If the order has no items of its own, it takes over what these indents still need',
    }),
    expectedDate: f.date({ label: 'Expected on' }),
    reference: f.text({ max: 80, search: true }),
    terms: f.longText({ max: 2000 }),
    status: f.choice(
      {
        DRAFT: 'Draft',
        PENDING_APPROVAL: 'Awaiting approval',
        ISSUED: 'Ordered',
        PARTIALLY_RECEIVED: 'Partly received',
        RECEIVED: 'Received',
        CLOSED: 'Closed',
        REJECTED: 'Rejected',
        CANCELLED: 'Cancelled',
      },
      {
        required: true,
        default: 'DRAFT',
        readOnly: true,
        index: true,
        tones: {
          DRAFT: 'neutral',
          PENDING_APPROVAL: 'warning',
          ISSUED: 'info',
          PARTIALLY_RECEIVED: 'info',
          RECEIVED: 'success',
          CLOSED: 'neutral',
          REJECTED: 'error',
          CANCELLED: 'neutral',
        },
      },
    ),
    rejectReason: f.text({ max: 300, readOnly: true }),
    decidedBy: f.text({ max: 200, readOnly: true }),
    items: f.lines('purchaseOrderItem', { label: 'Items' }),
    isOpen: f.computed({
      label: 'Open',
      as: 'flag',
      value: isOneOf('status', ['ISSUED', 'PARTIALLY_RECEIVED']),
    }),
    grossTotal: figure('Before discount', 'grossAmount'),
    subTotal: figure('Goods', 'amount'),
    discountTotal: f.computed({
      label: 'Discount',
      as: 'money',
      level: 'basic',
      value: subtract(field('grossTotal'), field('subTotal')),
    }),
    taxTotal: figure('Tax', 'taxAmount'),
    total: f.computed({
      as: 'money',
      level: 'basic',
      value: add(field('subTotal'), field('taxTotal')),
    }),
    ordered: amount('orderedQty'),
    arrived: amount('countedQty'),
    percentReceived: f.computed({
      label: 'Received (%)',
      as: 'decimal',
      scale: 2,
      value: when(
        gt(field('ordered'), 0),
        round(divide(multiply(field('arrived'), 100), field('ordered')), 2),
        0,
      ),
    }),
  },
  comments: true,
  attachments: true,
  title: 'poNo',
  subtitle: ['supplier', 'poDate'],
  list: {
    columns: ['poNo', 'supplier', 'store', 'poDate', 'expectedDate', 'total', 'percentReceived', 'status'],
    sort: '-poNo',
    filters: ['status', 'supplier', 'store', 'poDate'],
    views: [
      { key: 'approval', label: 'Awaiting approval', filter: { status: 'PENDING_APPROVAL' } },
      { key: 'open', label: 'Open', filter: { isOpen: true } },
    ],
  },
  form: {
    tabs: [
      {
        key: 'order',
        label: 'Order',
        sections: [
          { fields: ['supplier', 'store', 'poDate', 'expectedDate', 'reference', 'indents', 'status'] },
          { fields: ['items'] },
          {
            label: 'Totals',
            fields: ['grossTotal', 'discountTotal', 'subTotal', 'taxTotal', 'total', 'percentReceived'],
          },
          { fields: ['terms', 'decidedBy', 'rejectReason'] },
        ],
      },
    ],
  },
  related: [{ key: 'receipts', label: 'Goods received', resource: 'grn', via: 'purchaseOrder' }],
  checks: [
    {
      key: 'expectedAfterOrder',
      holds: gte(field('expectedDate'), field('poDate')),
      message: 'The goods cannot arrive before they are ordered',
      field: 'expectedDate',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      submit: {
        label: 'Order',
        access: buyers,
        from: ['DRAFT'],
        to: 'ISSUED',
        or: ['PENDING_APPROVAL'],
        tone: 'success',
        confirm: 'An order above the limit in the settings needs approval first.',
      },
      approve: {
        label: 'Approve',
        access: ['ApprovePurchaseOrders'],
        from: ['PENDING_APPROVAL'],
        to: 'ISSUED',
        tone: 'success',
      },
      reject: {
        label: 'Reject',
        access: ['ApprovePurchaseOrders'],
        from: ['PENDING_APPROVAL'],
        to: 'REJECTED',
        tone: 'error',
        ask: { rejectReason: f.text({ label: 'Reason', required: true, max: 300 }) },
      },
      close: {
        label: 'Close',
        access: buyers,
        from: ['ISSUED', 'PARTIALLY_RECEIVED'],
        to: 'CLOSED',
        confirm: 'Anything not yet delivered is no longer expected.',
      },
      cancel: {
        label: 'Cancel order',
        access: buyers,
        from: ['DRAFT', 'ISSUED'],
        to: 'CANCELLED',
        tone: 'warning',
        confirm: 'The cancelled order keeps its number.',
      },
    },
  },
  sample: { poDate: '2026-02-02', expectedDate: '2026-03-02' },
  closed: [
    {
      verbs: ['update', 'delete'],
      when: isNot('status', 'DRAFT'),
      code: 'NOT_DRAFT',
      message: 'Only a draft can be changed or deleted.',
    },
  ],
  access: {
    read: ['ApprovePurchaseOrders', ...buyers],
    create: buyers,
    update: buyers,
    delete: buyers,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    purchaseOrder: typeof purchaseOrder;
  }
}
