import { defineReport, f } from '@school/kernel';
import { grn } from './grn.resource.ts';
import { indent } from './indent.resource.ts';
import { purchaseOrder } from './purchase-order.resource.ts';
import { buyers, sellers, storekeepers, storeVisitors } from './access.ts';

const entry = (order: number, icon: string, description: string) => ({
  group: 'inventoryReports',
  order,
  icon,
  description,
});
const span = {
  fromDay: f.date({ label: 'From', required: true }),
  toDay: f.date({ label: 'To', required: true }),
} as const;
const thisYear = { fromDay: 'thisYear:from', toDay: 'today' } as const;
const money = (label: string) => ({ label, as: 'money', total: true }) as const;
const amount = (label: string) => ({ label, as: 'decimal' }) as const;
const text = (label: string) => ({ label, as: 'text' }) as const;
const hidden = (label: string) => ({ label, as: 'int', hidden: true }) as const;

const itemWiseReport = defineReport('itemWiseReport', {
  module: 'inventory',
  label: 'Stock by item',
  description: 'Opening, in, out and closing stock of each item in a date range',
  screen: '/inventory_reports/item_wise_report',
  menu: entry(10, 'report', 'Opening, in, out and closing stock of each item'),
  parameters: { ...span, store: f.ref('store'), item: f.ref('storeItem', { label: 'Item' }) },
  start: thisYear,
  columns: {
    store: text('Store'),
    code: text('Code'),
    itemName: { label: 'Item', as: 'text', link: { resource: 'storeItem', id: 'itemId' } },
    unit: text('Unit'),
    opening: amount('Opening'),
    received: amount('In'),
    given: amount('Out'),
    closing: amount('Closing'),
    value: money('Value'),
    itemId: hidden('Item'),
  },
  groupBy: 'store',
  access: storeVisitors,
});

const stockReport = defineReport('stockReport', {
  module: 'inventory',
  label: 'Stock and its value',
  description: 'What is in stock now, by store, and what it is worth',
  screen: '/inventory_reports/stock',
  menu: entry(20, 'report', 'What is in stock now, and what it is worth'),
  from: 'storeItem',
  where: { isActive: true },
  parameters: { store: f.ref('store'), itemCategory: f.ref('itemCategory', { label: 'Category' }) },
  columns: {
    store: text('Store'),
    code: text('Code'),
    itemName: { label: 'Item', as: 'text', link: { resource: 'storeItem', id: 'itemId' } },
    itemCategory: text('Category'),
    onHand: amount('On hand'),
    unit: text('Unit'),
    avgRate: amount('Average rate'),
    stockValue: money('Value'),
    itemId: { ...hidden('Item'), value: 'id' },
  },
  groupBy: 'store',
  sort: 'itemName',
  access: storeVisitors,
});

const lowStockReport = defineReport('lowStockReport', {
  module: 'inventory',
  label: 'Low stock',
  description: 'Items at or below their reorder level',
  screen: '/inventory_reports/low_stock',
  menu: {
    ...entry(30, 'report', 'What needs to be reordered'),
    also: [{ group: 'inventory', order: 5 }],
  },
  from: 'storeItem',
  where: { isActive: true, isLow: true },
  parameters: { store: f.ref('store'), itemCategory: f.ref('itemCategory', { label: 'Category' }) },
  columns: {
    store: text('Store'),
    code: text('Code'),
    itemName: { label: 'Item', as: 'text', link: { resource: 'storeItem', id: 'itemId' } },
    onHand: amount('On hand'),
    unit: text('Unit'),
    reorderLevel: amount('Reorder level'),
    reorderQty: amount('Reorder quantity'),
    itemId: { ...hidden('Item'), value: 'id' },
  },
  sort: 'itemName',
  access: storeVisitors,
});

const inventoryRegister = defineReport('inventoryRegister', {
  module: 'inventory',
  label: 'Register of documents',
  description: 'Indents, purchase orders and goods received in a date range',
  screen: '/inventory_reports/reports',
  menu: entry(40, 'list', 'Indents, purchase orders and goods received'),
  parameters: {
    ...span,
    kind: f.choice({ INDENT: 'Indent', ORDER: 'Purchase order', RECEIPT: 'Goods received' }),
    store: f.ref('store'),
    supplier: f.ref('supplier'),
  },
  start: thisYear,
  columns: {
    kind: { ...text('Kind'), words: ['Indent', 'Purchase order', 'Goods received'] },
    number: text('Number'),
    day: { label: 'Date', as: 'date' },
    store: text('Store'),
    partner: text('Raised by / supplier'),
    status: {
      ...text('Status'),
      words: [indent, purchaseOrder, grn].flatMap(({ fields }) => Object.values(fields.status.options)),
    },
    amount: money('Amount'),
  },
  groupBy: 'kind',
  access: buyers,
});

const salesReport = defineReport('salesReport', {
  module: 'inventory',
  label: 'Sales by month',
  description: 'Sales, discounts and tax of each store, by month',
  screen: '/inventory_reports/sales_reports',
  menu: entry(50, 'report', 'Sales, discounts and tax of each store'),
  parameters: { ...span, store: f.ref('store') },
  start: thisYear,
  columns: {
    month: text('Month'),
    store: text('Store'),
    invoices: { label: 'Invoices', as: 'int', total: true },
    goods: money('Sales'),
    discount: money('Discount'),
    charges: money('Charges'),
    tax: money('Tax'),
    net: money('Total'),
  },
  chart: { kind: 'bar', category: 'month', values: ['net'] },
  access: sellers,
});

const dayWiseReport = defineReport('dayWiseReport', {
  module: 'inventory',
  label: 'Sales by day',
  description: 'Invoices, pieces and amounts for each day',
  screen: '/inventory_reports/day_wise_report',
  menu: entry(60, 'calendar', 'Invoices, pieces and amounts for each day'),
  parameters: { ...span, store: f.ref('store') },
  start: thisYear,
  columns: {
    day: { label: 'Date', as: 'date' },
    invoices: { label: 'Invoices', as: 'int', total: true },
    pieces: { label: 'Quantity', as: 'decimal', total: true },
    amount: money('Amount'),
  },
  chart: { kind: 'line', category: 'day', values: ['amount'] },
  access: sellers,
});

const invoiceReport = defineReport('invoiceReport', {
  module: 'inventory',
  label: 'Sales by invoice',
  description: 'Each invoice with discount, tax, total and amount paid',
  screen: '/inventory_reports/invoice_report',
  menu: entry(70, 'list', 'Each invoice, and what was paid'),
  from: 'salesInvoice',
  where: { status_in: ['ISSUED', 'PAID'] },
  parameters: { ...span, store: f.ref('store') },
  narrows: { fromDay: 'invoiceDate_gte', toDay: 'invoiceDate_lte' },
  start: thisYear,
  columns: {
    invoiceNo: { label: 'Number', as: 'text', link: { resource: 'salesInvoice', id: 'invoiceId' } },
    invoiceDate: { label: 'Date', as: 'date' },
    store: text('Store'),
    buyer: text('Buyer'),
    guestName: text('Guest'),
    itemsTotal: money('Goods'),
    discountTotal: money('Discount'),
    taxTotal: money('Tax'),
    total: money('Total'),
    status: text('Status'),
    paidOn: { label: 'Paid on', as: 'date' },
    invoiceId: { ...hidden('Invoice'), value: 'id' },
  },
  sort: '-invoiceDate',
  access: sellers,
});

const movementReport = defineReport('stockMovementReport', {
  module: 'inventory',
  label: 'Stock movements',
  description: 'What came in and went out, by kind of movement',
  screen: '/inventory_reports/movements',
  menu: entry(80, 'history', 'What came in and went out, and why'),
  from: 'stockLedgerEntry',
  parameters: { ...span, item: f.ref('storeItem', { label: 'Item' }) },
  narrows: { fromDay: 'postingDate_gte', toDay: 'postingDate_lte', item: 'storeItem' },
  start: thisYear,
  columns: {
    movementType: text('Movement'),
    entries: { label: 'Entries', as: 'int', figure: 'count', total: true },
    value: { label: 'Value', as: 'money', figure: 'sum:value', total: true },
  },
  access: storekeepers,
});

export const inventoryReports = [
  itemWiseReport,
  stockReport,
  lowStockReport,
  inventoryRegister,
  salesReport,
  dayWiseReport,
  invoiceReport,
  movementReport,
] as const;
