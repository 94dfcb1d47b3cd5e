import { defineResource, f, field, gt, gte } from '@school/kernel';
import { paymentFields } from '../finance/payment.fields.ts';
import { feeRows, feeStaff, refunders } from './access.ts';

/** What the school holds of a student's money until a fee is paid with it. Never negative. */
export const studentWallet = defineResource('studentWallet', {
  module: 'fees',
  label: ['Advance balance', 'Advance balances'],
  api: 'finance/v1/studentWallets',
  screens: { list: '/advance_payment_fees/balances', show: '/advance_payment_fees/balances/:id' },
  menu: {
    group: 'advanceFees',
    order: 40,
    icon: 'list',
    description: 'What is left of each student’s advance',
    access: feeStaff,
  },
  noArchive: true,
  fields: {
    student: f.ref('student', { required: true, readOnly: true, named: true, unique: true }),
    admissionNumber: f.lookup({ via: 'student', field: 'admissionNumber', as: 'text' }),
    balance: f.money({ level: 'basic', required: true, readOnly: true, default: '0.00' }),
  },
  title: 'student',
  subtitle: ['balance'],
  list: {
    columns: ['student', 'admissionNumber', 'balance'],
    head: 'student',
    sort: '-balance',
    totals: ['balance'],
    views: [{ key: 'left', label: 'With something left', filter: { balance_gt: 0 } }],
  },
  related: [{ key: 'movements', label: 'Movements', resource: 'walletTransaction', via: 'wallet' }],
  checks: [
    {
      key: 'notBelowZero',
      holds: gte(field('balance'), 0),
      message: 'Not below zero',
      field: 'balance',
    },
  ],
  actions: {
    payBack: {
      label: 'Pay back',
      access: refunders,
      on: 'row',
      when: gt(field('balance'), 0),
      ask: {
        amount: f.money({ level: 'basic', required: true, min: '0.01' }),
        paymentMode: paymentFields.paymentMode,
        referenceNo: paymentFields.referenceNo,
        bankName: f.text({ label: 'Bank', max: 80 }),
        note: f.text({ label: 'Reason', required: true, min: 5, max: 250 }),
      },
    },
  },
  access: { read: [...feeStaff, 'ManageRefunds', 'STUDENT', 'PARENT'], rows: feeRows },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    studentWallet: typeof studentWallet;
  }
}
