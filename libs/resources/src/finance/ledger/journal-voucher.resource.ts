import { defineResource, f } from '@school/kernel';
import { postedClosure, postedFields, postedLifecycle } from './manual.fields.ts';

/** An entry made by the accountant: depreciation, accruals, corrections. Its debit and credit are equal. */
export const journalVoucher = defineResource('journalVoucher', {
  module: 'finance',
  label: ['Journal voucher', 'Journal vouchers'],
  api: 'finance/v1/journalVouchers',
  screens: {
    list: '/finance/ledger/vouchers',
    create: '/finance/ledger/vouchers/new',
    show: '/finance/ledger/vouchers/:id',
  },
  menu: {
    group: 'accounting',
    order: 30,
    icon: 'edit',
    description: 'Entries by the accountant, with both sides',
    access: ['FinanceControl', 'FinanceReports'],
  },
  noArchive: true,
  fields: {
    date: f.date({ required: true, default: 'today', max: 'today', index: true }),
    narration: f.text({ required: true, max: 200, search: true }),
    lines: f.lines('journalVoucherLine', { label: 'Debit and credit', required: true, min: 2 }),
    total: f.money({ level: 'basic', readOnly: true, noCopy: true }),
    ...postedFields,
  },
  title: 'narration',
  subtitle: ['date', 'number'],
  list: {
    columns: ['date', 'number', 'narration', 'total', 'status'],
    head: 'narration',
    sort: '-date',
    filters: ['date', 'status'],
    totals: ['total'],
  },
  closed: postedClosure,
  lifecycle: postedLifecycle,
  access: {
    read: ['FinanceControl', 'FinanceReports'],
    create: ['FinanceControl'],
    import: [],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    journalVoucher: typeof journalVoucher;
  }
}
