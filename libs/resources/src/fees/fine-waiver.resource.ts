import { defineResource, f } from '@school/kernel';

/** A fine that someone need not pay, and why. Entered at the counter. */
export const fineWaiver = defineResource('fineWaiver', {
  module: 'fees',
  label: ['Waived fine', 'Waived fines'],
  api: 'finance/v1/fineWaivers',
  screens: { list: '/finance/waived_fines' },
  menu: {
    group: 'feeSubmission',
    order: 60,
    icon: 'history',
    description: 'Fines waived, and why',
    access: ['FinanceControl', 'WaiveFine', 'FinanceReports'],
  },
  appendOnly: true,
  noArchive: true,
  fields: {
    date: f.date({ required: true, readOnly: true, index: true }),
    studentFee: f.ref('studentFee', { required: true, readOnly: true, named: true }),
    student: f.ref('student', { required: true, readOnly: true, named: true }),
    amount: f.money({ level: 'basic', required: true, readOnly: true }),
    reason: f.text({ required: true, readOnly: true, max: 250, search: true }),
    waivedBy: f.ref('user', { readOnly: true, named: true }),
  },
  title: 'reason',
  subtitle: ['date'],
  list: {
    columns: ['date', 'student', 'studentFee', 'amount', 'reason', 'waivedBy'],
    head: 'student',
    sort: '-date',
    filters: ['date'],
    totals: ['amount'],
  },
  access: { read: ['FinanceControl', 'WaiveFine', 'FinanceReports'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    fineWaiver: typeof fineWaiver;
  }
}
