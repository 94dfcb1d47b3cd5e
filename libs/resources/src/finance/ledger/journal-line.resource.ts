import { defineResource, f } from '@school/kernel';

const side = (label: string) =>
  f.money({ label, level: 'basic', readOnly: true, required: true, default: '0.00' });

/** One side of a posting: an account, an amount, and whom and what it concerns. */
export const journalLine = defineResource('journalLine', {
  module: 'finance',
  label: ['Posting', 'Postings'],
  parent: 'journalEntry',
  appendOnly: true,
  noArchive: true,
  fields: {
    account: f.ref('ledgerAccount', { required: true, readOnly: true, named: true }),
    debit: side('Debit'),
    credit: side('Credit'),
    student: f.ref('student', { readOnly: true, named: true }),
    employee: f.ref('employee', { readOnly: true, named: true }),
    batch: f.ref('batch', { readOnly: true, named: true }),
    department: f.ref('employeeDepartment', { readOnly: true, named: true }),
    supplier: f.ref('supplier', { readOnly: true, named: true }),
  },
  title: 'account',
  list: { columns: ['account', 'debit', 'credit', 'student', 'employee', 'batch', 'department', 'supplier'] },
  access: { read: ['FinanceControl', 'FinanceReports'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    journalLine: typeof journalLine;
  }
}
