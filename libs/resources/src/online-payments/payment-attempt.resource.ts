import { defineResource, f, isOneOf } from '@school/kernel';
import { payers, paymentReaders, paymentRows } from './access.ts';

const made = { readOnly: true, noCopy: true } as const;
/** Money was received that is not posted anywhere yet. */
const unbooked = isOneOf('status', ['MISMATCH', 'REVIEW']);

/**
 * A payment that a family started. Its amount was computed by the server; it becomes receipts once, when the gateway
 * confirms in a signed message, or on request, that the money is there.
 */
export const paymentAttempt = defineResource('paymentAttempt', {
  module: 'onlinePayments',
  label: ['Online payment', 'Online payments'],
  api: 'finance/v1/onlinePayments',
  screens: { list: '/online_payments/transactions', show: '/online_payments/transactions/:id' },
  menu: {
    group: 'onlinePayments',
    order: 10,
    icon: 'payments',
    description: 'What families paid or tried to pay online',
    access: paymentReaders,
  },
  noArchive: true,
  fields: {
    reference: f.text({ required: true, max: 40, unique: true, search: true, ...made }),
    student: f.ref('student', { required: true, index: true, named: true, ...made }),
    items: f.lines('paymentAttemptItem', { label: 'What is paid', ...made }),
    amount: f.money({ level: 'basic', required: true, ...made }),
    gateway: f.ref('paymentGateway', { required: true, index: true, named: true, ...made }),
    status: f.choice(
      {
        BEGUN: 'Begun',
        OPEN: 'At the gateway',
        PAID: 'Paid',
        FAILED: 'Not paid',
        EXPIRED: 'Given up',
        MISMATCH: 'Other amount',
        REVIEW: 'Needs a decision',
        REFUNDING: 'To be paid back',
        REFUNDED: 'Paid back',
      },
      {
        required: true,
        default: 'BEGUN',
        index: true,
        tones: {
          BEGUN: 'neutral',
          OPEN: 'info',
          PAID: 'success',
          FAILED: 'error',
          EXPIRED: 'neutral',
          MISMATCH: 'warning',
          REVIEW: 'warning',
          REFUNDING: 'warning',
          REFUNDED: 'neutral',
        },
        ...made,
      },
    ),
    sessionRef: f.text({ label: 'Number of the payment page', max: 200, level: 'private', ...made }),
    begunAt: f.dateTime({ label: 'Begun', required: true, index: true, ...made }),
    returnUrl: f.text({ label: 'Comes back to', max: 300, level: 'private', ...made }),
    paidRef: f.text({ label: 'Number at the gateway', max: 200, search: true, ...made }),
    paidAmount: f.money({ label: 'Amount received', level: 'basic', ...made }),
    problem: f.choice(
      {
        BILLS_CHANGED: 'The bills were paid or changed in the meantime',
        OTHER_AMOUNT: 'The amount received differs from the amount requested',
        SECOND_PAYMENT: 'A second payment arrived: pay it back at the gateway',
      },
      { label: 'Problem', ...made },
    ),
    reason: f.text({ max: 250, ...made }),
    expiresAt: f.dateTime({ label: 'Given up at', index: true, ...made }),
    askedAt: f.dateTime({ label: 'Last asked', level: 'private', ...made }),
    finishedAt: f.dateTime({ label: 'Finished', index: true, ...made }),
    receipts: f.refs('transactionReceipt', { named: true, ...made }),
  },
  title: 'student',
  subtitle: ['begunAt', 'amount', 'reference'],
  unique: [{ fields: ['gateway', 'paidRef'] }],
  list: {
    columns: ['begunAt', 'student', 'amount', 'gateway', 'status', 'paidRef', 'receipts'],
    head: 'student',
    sort: '-begunAt',
    filters: ['begunAt', 'student', 'gateway', 'status'],
    totals: ['amount'],
    views: [
      { key: 'paid', label: 'Paid', filter: { status: 'PAID' } },
      { key: 'decide', label: 'To decide', filter: { status_in: ['MISMATCH', 'REVIEW', 'REFUNDING'] } },
      { key: 'open', label: 'Open', filter: { status_in: ['BEGUN', 'OPEN'] } },
    ],
  },
  actions: {
    open: {
      label: 'Continue with the payment',
      on: 'row',
      access: payers,
      when: isOneOf('status', ['BEGUN', 'OPEN']),
      forOneself: true,
      fleeting: true,
    },
    inquire: {
      label: 'Ask the gateway',
      on: 'row',
      access: [...paymentReaders, ...payers],
      when: isOneOf('status', ['OPEN', 'EXPIRED']),
      fleeting: true,
    },
    book: {
      label: 'Book it against the bills',
      on: 'row',
      access: ['FeeSubmission'],
      when: unbooked,
      confirm: 'The money received pays the bills of this payment, oldest first.',
    },
    toAdvance: {
      label: 'Keep it as an advance',
      on: 'row',
      access: ['FeeSubmission'],
      when: unbooked,
      ask: {
        category: f.ref('advanceFeeCategory', {
          label: 'Advance category',
          required: true,
          filter: { active: true },
        }),
      },
    },
    refund: {
      label: 'Pay it back',
      on: 'row',
      access: ['ManageRefunds'],
      when: isOneOf('status', ['PAID', 'MISMATCH', 'REVIEW']),
      tone: 'error',
      ask: {
        reason: f.text({ required: true, min: 5, max: 250, help: 'The family is sent this word for word' }),
      },
    },
    paidBack: {
      label: 'Paid back at the gateway',
      on: 'row',
      access: ['ManageRefunds'],
      when: isOneOf('status', ['REFUNDING']),
      confirm: 'The gateway will not be asked again.',
    },
  },
  related: [{ key: 'events', label: 'Gateway messages', resource: 'paymentEvent', via: 'attempt' }],
  access: {
    read: [...paymentReaders, 'ManageRefunds', ...payers],
    rows: { ...paymentRows, ManageRefunds: 'all' },
    levels: { private: { read: ['FinanceControl'], write: [] } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    paymentAttempt: typeof paymentAttempt;
  }
}
