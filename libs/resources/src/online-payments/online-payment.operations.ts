import { defineOperation, f, rows, list } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { payers } from './access.ts';

const mostBills = 100;
const student = f.int({ required: true, min: 1 });
const reference = f.text({ required: true, max: 40 });

/** What a family can pay online for a student, including today's fine. */
export const payableBills = defineOperation('payableBills', {
  module: 'onlinePayments',
  label: 'Bills to pay online',
  at: 'GET finance/v1/onlinePayment/student/:student',
  input: { student },
  answer: {
    name: f.text({ required: true }),
    under: f.text({ required: true }),
    /** Name of the gateway; empty while nobody can pay online. */
    through: f.text(),
    isTrial: f.flag({ required: true }),
    mayPayInPart: f.flag({ required: true }),
    note: f.text(),
    due: f.money({ level: 'basic', required: true }),
    bills: rows(
      {
        id: f.int({ required: true }),
        name: f.text({ required: true }),
        dueDate: f.date({ required: true }),
        due: f.money({ level: 'basic', required: true }),
        fine: f.money({ level: 'basic', required: true }),
        isLate: f.flag({ required: true }),
      },
      { max: 5_000 },
    ),
    /** A payment that was started and can be continued. */
    open: f.int(),
  },
  access: payers,
  forOneself: true,
});

/** Starts a payment; its amount is computed here. */
export const startPayment = defineOperation('startPayment', {
  module: 'onlinePayments',
  label: 'Pay online',
  at: 'POST finance/v1/onlinePayment/start',
  input: {
    student,
    bills: list(f.int({ min: 1 }), { max: mostBills, min: 1, label: 'Bills' }),
    amount: f.money({ level: 'basic', min: '0.01' }),
  },
  answer: {
    id: f.int({ required: true }),
    reference,
    amount: f.money({ level: 'basic', required: true }),
  },
  access: payers,
  forOneself: true,
  hidden: true,
});

/** The outcome of a payment; requested by the page that gateways return to. */
export const paymentStatus = defineOperation('paymentStatus', {
  module: 'onlinePayments',
  label: 'Outcome of a payment',
  at: 'GET finance/v1/onlinePayment/:reference/status',
  input: { reference },
  answer: {
    id: f.int({ required: true }),
    student: f.int({ required: true }),
    name: f.text({ required: true }),
    status: f.text({ required: true }),
    amount: f.money({ level: 'basic', required: true }),
    reason: f.text(),
    isTrial: f.flag({ required: true }),
    bills: list(f.text({ required: true }), { max: mostBills }),
    receipts: rows({ id: f.int({ required: true }), number: f.text({ required: true }) }, { max: mostBills }),
  },
  access: payers,
  forOneself: true,
});

/** The test gateway: the payer states what a real one would find out. */
export const decideTrialPayment = defineOperation('decideTrialPayment', {
  module: 'onlinePayments',
  label: 'Test payment',
  at: 'POST finance/v1/onlinePayment/:reference/trial',
  input: {
    reference,
    outcome: f.choice({ PAID: 'Pay', FAILED: 'The card is refused' }, { required: true }),
  },
  answer: { status: f.text({ required: true }) },
  access: payers,
  forOneself: true,
  hidden: true,
});

export const onlinePaymentOperations = [
  payableBills,
  startPayment,
  paymentStatus,
  decideTrialPayment,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof onlinePaymentOperations> {}
}
