import { defineResource, f } from '@school/kernel';
import { financeSettings } from './access.ts';

const shown = (label: string) => f.flag({ label, default: true });

/** Content of receipts. */
export const receiptPdfSetting = defineResource('receiptPdfSetting', {
  module: 'finance',
  label: ['Receipt layout', 'Receipt layouts'],
  api: 'finance/v1/PdfSettings',
  screens: { list: '/finance_settings/receipt_pdf_settings' },
  menu: {
    group: 'financeSettings',
    order: 30,
    icon: 'report',
    description: 'What is shown on receipts',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    showAdmissionNumber: shown('Admission number'),
    showBatch: shown('Batch'),
    showParticulars: shown('Each particular'),
    showBalance: shown('What is left to pay'),
    showCashier: shown('Who took the money'),
    showWords: shown('Amount in words'),
    signature: f.text({ label: 'Text below the signature', max: 60, default: 'Cashier' }),
    footer: f.text({ label: 'Text at the foot', max: 250 }),
    isDefault: f.flag({ label: 'Usual one', default: false }),
  },
  title: 'name',
  list: { columns: ['name', 'showParticulars', 'showBalance', 'isDefault'], sort: 'name' },
  access: financeSettings,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    receiptPdfSetting: typeof receiptPdfSetting;
  }
}
