import { f, isEmpty, not } from '@school/kernel';

/** Money that was posted is not changed; mistakes are voided with a reason and entered again. */
export const bookedFields = {
  status: f.choice(
    { POSTED: 'Booked', REVERSED: 'Cancelled' },
    {
      required: true,
      readOnly: true,
      default: 'POSTED',
      index: true,
      tones: { POSTED: 'success', REVERSED: 'error' },
    },
  ),
  reverseReason: f.text({ label: 'Reason for the cancellation', readOnly: true, max: 250, noCopy: true }),
} as const;

/** The receipt issued for money received; its own page prints it. */
export const receiptField = {
  receipt: f.ref('transactionReceipt', { readOnly: true, named: true, noCopy: true }),
} as const;

/** No receipt is mentioned where none was issued. */
export const receiptCondition = { visible: not(isEmpty('receipt')) } as const;

const reason = { label: 'Reason', required: true, min: 5, max: 250 } as const;

const voiding = <const L extends string, F>(label: L, reverseReason: F) =>
  ({
    field: 'status',
    initial: 'POSTED',
    transitions: {
      reverse: {
        label,
        access: ['RevertTransaction'],
        from: ['POSTED'],
        to: 'REVERSED',
        tone: 'error',
        ask: { reverseReason },
      },
    },
  }) as const;

/**
 * The lifecycle of a posted entry: a mirrored entry dated today voids it. @param label what the office does: "Void refund"
 */
export const voidedBy = <const L extends string>(label: L) => voiding(label, f.text(reason));

/** The same where there is also a receipt, of which the family of a student is notified. */
export const voidedBeforeFamily = <const L extends string>(label: L) =>
  voiding(label, f.text({ ...reason, help: 'The family is sent this word for word' }));
