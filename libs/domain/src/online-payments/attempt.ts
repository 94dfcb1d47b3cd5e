import { compareMoney, type Money } from '../money/money.ts';

/** The status of a payment begun by a family. */
export type AttemptStatus =
  'BEGUN' | 'OPEN' | 'PAID' | 'FAILED' | 'EXPIRED' | 'MISMATCH' | 'REVIEW' | 'REFUNDING' | 'REFUNDED';

const moves: Readonly<Record<AttemptStatus, readonly AttemptStatus[]>> = {
  BEGUN: ['OPEN', 'FAILED', 'EXPIRED', 'PAID', 'MISMATCH', 'REVIEW'],
  OPEN: ['PAID', 'FAILED', 'EXPIRED', 'MISMATCH', 'REVIEW'],
  // Money that comes late is still money.
  FAILED: ['PAID', 'MISMATCH', 'REVIEW'],
  EXPIRED: ['PAID', 'MISMATCH', 'REVIEW', 'FAILED'],
  PAID: ['REFUNDING'],
  MISMATCH: ['PAID', 'REVIEW', 'REFUNDING'],
  REVIEW: ['PAID', 'REFUNDING'],
  REFUNDING: ['REFUNDED'],
  REFUNDED: [],
};

/** Whether a payment may go from one state to another. */
export const mayMove = (from: AttemptStatus, to: AttemptStatus): boolean => moves[from].includes(to);

/** A gateway's report on a payment. */
export type GatewayWord =
  | { readonly says: 'PAID'; readonly amount: Money; readonly paidRef: string }
  | { readonly says: 'FAILED'; readonly reason: string | undefined }
  | { readonly says: 'OTHER' };

/** The consequence of a gateway's report. */
export type Verdict = 'BOOK' | 'MISMATCH' | 'FAIL' | 'IGNORE' | 'AGAIN';

/**
 * What follows when a gateway reports on a payment: money is booked once and only in the requested amount. A second payment
 * under the same number is `AGAIN`: more money than was requested, which someone has to look at.
 */
export const judge = (
  {
    status,
    amount,
    paidRef,
  }: { readonly status: AttemptStatus; readonly amount: Money; readonly paidRef: string | null },
  word: GatewayWord,
): Verdict => {
  if (word.says === 'OTHER') return 'IGNORE';
  if (word.says === 'FAILED') return mayMove(status, 'FAILED') ? 'FAIL' : 'IGNORE';
  if (paidRef !== null) return paidRef === word.paidRef ? 'IGNORE' : 'AGAIN';
  if (!mayMove(status, 'PAID')) return 'AGAIN';
  return compareMoney(word.amount, amount) === 0 ? 'BOOK' : 'MISMATCH';
};
