import { f, isEmpty, not } from '@school/kernel';

/** A manual entry is posted when saved; mistakes are reversed and entered again. */
export const postedFields = {
  number: f.text({ label: 'Number', readOnly: true, max: 40, search: true, noCopy: true }),
  status: f.choice(
    { POSTED: 'Posted', REVERSED: 'Reversed' },
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

/** A mirrored entry dated today reverses it, so that statements of past days stay true. */
export const postedLifecycle = {
  field: 'status',
  initial: 'POSTED',
  transitions: {
    reverse: {
      label: 'Reverse',
      access: ['FinanceControl', 'RevertTransaction'],
      from: ['POSTED'],
      to: 'REVERSED',
      tone: 'error',
      ask: { reverseReason: f.text({ label: 'Reason', required: true, min: 5, max: 250 }) },
    },
  },
} as const;

/** What was posted has its number and is not changed. */
export const postedClosure = [
  {
    verbs: ['update', 'delete'],
    when: not(isEmpty('number')),
    code: 'POSTED',
    message: 'This has been posted and cannot be changed or deleted. Reverse it and enter it again.',
  },
] as const;

/** A side of an entry typed by hand; positive on one of the two. */
export const typedSide = (label: string, ...aliases: readonly string[]) =>
  f.money({ label, level: 'basic', min: '0', required: true, default: '0.00', aliases });
