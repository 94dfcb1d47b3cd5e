import { subtractMoney, type Money } from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';
import type { Booked, BookedPart } from '../finance/booking.ts';
import { nextIds } from '../finance/booking.store.ts';
import { advancePart, takeOut } from './wallet.ts';
import type { MovementRow } from './wallet.store.ts';

/** Fees paid from an advance, on one receipt. */
export interface PaidAhead {
  readonly student: number;
  readonly studentName: string;
  readonly date: string;
  readonly amount: Money;
}

/** What an advance pays: the part of the booking, and the movement written once it has a number. */
export interface AdvanceUse {
  readonly against: BookedPart;
  readonly written: (booked: Booked | undefined) => MovementRow;
}

/**
 * Takes the cost of fees out of the wallet, before numbers are taken.
 * @throws Conflict `ABOVE_ADVANCE` where there is less
 */
export const useAdvance = async (
  work: Work,
  { student, studentName, date, amount }: PaidAhead,
): Promise<AdvanceUse> => {
  const standing = await takeOut(work, student, amount);
  const [id = 0] = await nextIds(work.transaction, 'wallet_transaction', 1);
  const used = subtractMoney('0.00', amount);
  const title = `Advance used – ${studentName}`;
  return {
    against: await advancePart(work, { title, amount: used, feeAccount: null, movement: id }),
    written: (booked) => ({
      id,
      student,
      wallet: standing.id,
      category: null,
      kind: 'APPLIED',
      amount: used,
      day: date,
      mode: 'WALLET',
      reference_no: null,
      bank_name: null,
      note: null,
      left: standing.balance,
      receipt: booked?.receipt ?? null,
      number: booked?.number ?? null,
      reversal_of: null,
      status: 'USED',
      reason: null,
    }),
  };
};
