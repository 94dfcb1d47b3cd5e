import { defineResource, f } from '@school/kernel';
import { paymentReaders } from './access.ts';

/** A gateway's message about a payment, each message once: a duplicate finds the first and does nothing. */
export const paymentEvent = defineResource('paymentEvent', {
  module: 'onlinePayments',
  label: ['Gateway message', 'Gateway messages'],
  api: 'finance/v1/paymentEvents',
  appendOnly: true,
  noArchive: true,
  fields: {
    at: f.dateTime({ label: 'When', required: true, readOnly: true, index: true }),
    gateway: f.ref('paymentGateway', { required: true, readOnly: true, named: true, onDelete: 'restrict' }),
    eventId: f.text({ label: 'Message number', required: true, readOnly: true, max: 200 }),
    attempt: f.ref('paymentAttempt', { label: 'Payment', readOnly: true, index: true, named: true }),
    says: f.choice(
      { PAID: 'Paid', FAILED: 'Not paid', OTHER: 'Something else' },
      { label: 'It says', required: true, readOnly: true },
    ),
    amount: f.money({ level: 'basic', readOnly: true }),
    result: f.choice(
      {
        BOOKED: 'Booked',
        REVIEW: 'Held for a decision',
        MISMATCH: 'Other amount, held for a decision',
        FAILED: 'Not paid',
        AGAIN: 'A second payment, to be paid back',
        NOTHING: 'Nothing to do',
      },
      { label: 'What was done', required: true, readOnly: true },
    ),
  },
  title: 'eventId',
  unique: [{ fields: ['gateway', 'eventId'] }],
  list: {
    columns: ['at', 'gateway', 'attempt', 'says', 'amount', 'result'],
    sort: '-at',
    filters: ['gateway', 'says'],
  },
  access: { read: paymentReaders },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    paymentEvent: typeof paymentEvent;
  }
}
