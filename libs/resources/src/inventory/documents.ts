import { defineDocument, listToken, token } from '@school/kernel';
import { buyers, receiptReaders, sellers } from './access.ts';

const sampleLine = {
  item: 'Ruled notebook, 120 pages',
  code: 'NB-120',
  unit: 'pcs',
  quantity: '40',
  price: '180.00',
  discount: '5',
  tax: '17',
  total: '8,002.80',
  note: '',
};
const lines = listToken(
  'Items',
  {
    item: 'Name of the item',
    code: 'Its code',
    unit: 'Unit',
    quantity: 'Quantity',
    price: 'Price of one',
    discount: 'Discount in percent',
    tax: 'Tax in percent',
    total: 'Total of the line',
    note: 'Batch, expiry, or what was sent back',
  },
  [sampleLine],
);
const totals = listToken('Totals', { label: 'Caption', value: 'Amount', kind: 'grand for the last one' }, [
  { label: 'Goods', value: '6,840.00', kind: '' },
  { label: 'Tax', value: '1,162.80', kind: '' },
  { label: 'Total', value: '8,002.80', kind: 'grand' },
]);

/** The order as the supplier gets it. */
export const purchaseOrderDocument = defineDocument('purchaseOrder', {
  module: 'inventory',
  label: 'Purchase order',
  of: 'purchaseOrder',
  papers: ['A4'],
  tokens: {
    number: token('Number', 'PO-0001', { field: 'poNo' }),
    day: token('Date', '2026-07-01', { field: 'poDate' }),
    status: token('Status of the order', 'Ordered', { field: 'status' }),
    supplier: token('Supplier', 'Punjab Paper Mart', { field: 'supplier' }),
    supplierAddress: token('Supplier address', 'Urdu Bazaar, Lahore'),
    supplierTax: token('Supplier tax number', '1234567-8'),
    store: token('Store it is for', 'Main store', { field: 'store' }),
    expected: token('Expected delivery date', '2026-07-15', { field: 'expectedDate' }),
    reference: token('Reference', 'Quotation 118', { field: 'reference' }),
    terms: token('Terms', 'Payment within 30 days.', { field: 'terms' }),
    lines,
    totals,
    words: token('Total in words', 'Eight Thousand Two Rupees And Eighty Paisa Only', {
      field: 'total',
      words: true,
    }),
  },
  fileName: 'number',
  access: ['ApprovePurchaseOrders', ...buyers],
});

/** What was received, signed by whoever counted it. */
export const grnDocument = defineDocument('goodsReceivedNote', {
  module: 'inventory',
  label: 'Goods received note',
  of: 'grn',
  papers: ['A4'],
  tokens: {
    number: token('Number', 'GRN-0001', { field: 'grnNo' }),
    day: token('Date', '2026-07-12', { field: 'grnDate' }),
    status: token('Status of the note', 'Posted', { field: 'status' }),
    order: token('Order number', 'PO-0001', { field: 'purchaseOrder' }),
    supplier: token('Supplier', 'Punjab Paper Mart', { field: 'supplier' }),
    store: token('Store', 'Main store', { field: 'store' }),
    invoice: token("Supplier's invoice number", 'PPM-2291', { field: 'invoiceNo' }),
    invoiceDay: token("Supplier's invoice date", '2026-07-10', { field: 'invoiceDate' }),
    remark: token('Remark', '', { field: 'remark' }),
    lines,
    totals,
    words: token('Total in words', 'Eight Thousand Two Rupees And Eighty Paisa Only', {
      field: 'total',
      words: true,
    }),
  },
  fileName: 'number',
  access: receiptReaders,
});

/** The bill of a sale, on a sheet or on a receipt printer's roll. */
export const salesInvoiceDocument = defineDocument('salesInvoice', {
  module: 'inventory',
  label: 'Sales invoice',
  of: 'salesInvoice',
  papers: ['A5', 'A4'],
  tokens: {
    number: token('Number', 'UNI-0001', { field: 'invoiceNo' }),
    day: token('Date', '2026-07-20', { field: 'invoiceDate' }),
    status: token('Status of the invoice', 'Paid', { field: 'status' }),
    buyer: token('Buyer', 'Hamza Javed'),
    store: token('Store', 'Uniform shop', { field: 'store' }),
    payment: token('How and when it was paid', 'Cash, 2026-07-20'),
    lines,
    totals,
    words: token('Total in words', 'Eight Thousand Two Rupees And Eighty Paisa Only', {
      field: 'total',
      words: true,
    }),
  },
  fileName: 'number',
  access: sellers,
});
