import { addMoney, compareMoney, overdueDays, overdueFine } from '@school/domain';
import type { Loan } from '@school/domain';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import type { Connection } from '../../platform/database/database.ts';
import { closedDays } from './closed-days.ts';
import type { LibrarySetting } from './library-setting.store.ts';

/** How late a loan is on a day, and what that costs (LIB-5). */
export interface Delay {
  readonly days: number;
  readonly fine: string;
}

export const delayOf = async (
  connection: Connection,
  loan: Pick<Loan, 'dueOn' | 'isStudent' | 'batch' | 'finePerDay' | 'graceDays' | 'maxFine' | 'cost'>,
  until: string,
  setting: LibrarySetting,
): Promise<Delay> => {
  if (until <= loan.dueOn) return { days: 0, fine: '0.00' };
  const closed = await closedDays(connection, loan, { from: loan.dueOn, to: until });
  const days = overdueDays(loan.dueOn, until, setting, closed);
  return { days, fine: overdueFine(days, loan, setting, setting.capFineAtReplacement ? loan.cost : null) };
};

/** The part of a fine that is not charged. */
export interface Waiver {
  readonly waived: string;
  readonly reason: string;
}

/** Charges a borrower; nothing is written for a zero amount. */
export const charge = async (
  work: Work,
  movement: RecordValues,
  {
    kind,
    amount,
    waiver,
  }: {
    readonly kind: 'OVERDUE' | 'LOST' | 'DAMAGE';
    readonly amount: string;
    readonly waiver?: Waiver | undefined;
  },
): Promise<void> => {
  if (compareMoney(amount, '0.00') <= 0) return;
  const { bookTitle, borrower, student, employee, batch } = movement;
  const waived = waiver?.waived ?? '0.00';
  const fine = {
    movement: movement['id'],
    bookTitle,
    borrower,
    student,
    employee,
    batch,
    kind,
    chargedOn: work.context.today,
    amount,
    waived,
    waiveReason: waiver?.reason ?? null,
    status: compareMoney(addMoney(waived, '0.00'), amount) >= 0 ? 'WAIVED' : 'OPEN',
  };
  await work.records.create(work, 'libraryFine', [fine], { system: true });
};
