import { any, defineResource, eq, f, field } from '@school/kernel';
import { typedSide } from './manual.fields.ts';

/** One side of a journal voucher, and what it is for: a course or class, a department. */
export const journalVoucherLine = defineResource('journalVoucherLine', {
  module: 'finance',
  label: ['Journal voucher line', 'Journal voucher lines'],
  parent: 'journalVoucher',
  noArchive: true,
  fields: {
    account: f.ref('ledgerAccount', { required: true, filter: { active: true } }),
    debit: typedSide('Debit'),
    credit: typedSide('Credit'),
    batch: f.ref('batch', { named: true }),
    department: f.ref('employeeDepartment', { named: true }),
    note: f.text({ max: 150 }),
  },
  title: 'account',
  list: { columns: ['account', 'debit', 'credit', 'batch', 'department', 'note'] },
  checks: [
    {
      key: 'oneSideOnly',
      holds: any(eq(field('debit'), 0), eq(field('credit'), 0)),
      message: 'A line must be a debit or a credit, not both',
      field: 'credit',
    },
  ],
  access: {
    read: ['FinanceControl', 'FinanceReports'],
    create: ['FinanceControl'],
    update: ['FinanceControl'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    journalVoucherLine: typeof journalVoucherLine;
  }
}
