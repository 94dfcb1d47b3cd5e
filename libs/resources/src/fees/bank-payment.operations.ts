import { all, defineOperation, f, field, gt, is, type Keyed } from '@school/kernel';

/** Money that a family has transferred to the bank pays what a student owes. */
export const payFeesFromBank = defineOperation('payFeesFromBank', {
  module: 'fees',
  label: 'Pay fees',
  description: 'The money pays the open bills, oldest first; a receipt is made with the bank’s date.',
  at: 'POST finance/v1/bankLines/payFees/:id',
  on: { one: 'bankLine' },
  when: all(is('status', 'OPEN'), gt(field('amount'), 0)),
  input: { student: f.ref('student', { required: true, named: true }) },
  answer: {
    receipt: f.text({ label: 'Receipt number', required: true }),
    paid: f.money({ label: 'Paid', level: 'basic', required: true }),
  },
  access: ['FinanceControl'],
  preview: true,
});

export const bankPaymentOperations = [payFeesFromBank] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof bankPaymentOperations> {}
}
