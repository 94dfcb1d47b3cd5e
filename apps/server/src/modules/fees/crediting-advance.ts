import type { Money } from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';
import type { Booked, BookedPart } from '../finance/booking.ts';
import { nextIds } from '../finance/booking.store.ts';
import { advancePart, putIn } from './wallet.ts';
import type { MovementRow } from './wallet.store.ts';

/** What is credited to a student's advance without money coming in. */
export interface AdvanceCredit {
  readonly movement: number;
  readonly against: BookedPart;
  readonly written: (booked: Booked) => MovementRow;
}

/**
 * Credits a fee refund to the student's advance, before numbers are taken.
 * @param amount above zero
 */
export const creditAdvance = async (
  work: Work,
  { student, amount, title }: { readonly student: number; readonly amount: Money; readonly title: string },
): Promise<AdvanceCredit> => {
  const standing = await putIn(work, student, amount);
  const [movement = 0] = await nextIds(work.transaction, 'wallet_transaction', 1);
  return {
    movement,
    against: await advancePart(work, { title, amount, feeAccount: null, movement }),
    written: ({ number, day }) => ({
      id: movement,
      student,
      wallet: standing.id,
      category: null,
      kind: 'CREDIT',
      amount,
      day,
      mode: 'WALLET',
      reference_no: null,
      bank_name: null,
      note: null,
      left: standing.balance,
      receipt: null,
      number,
      reversal_of: null,
      status: 'CREDITED',
      reason: null,
    }),
  };
};
