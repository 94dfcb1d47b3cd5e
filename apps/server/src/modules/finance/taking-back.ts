import { Conflict } from '@school/kernel';
import { subtractMoney } from '@school/domain';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import { insertTransactions, nextIds, type TransactionRow } from './booking.store.ts';
import { postReversals } from './ledger/posting.ts';
import { postingDay } from './closing/closed-day.store.ts';
import { yearsOf } from './financial-year.store.ts';
import { markReceiptsCancelled, transactionsOf, type TransactionsOf } from './taking-back.store.ts';
import { tellOfVoided } from './voided-receipts.ts';

/** A reversed transaction and the one that reverses it. */
export interface TakenBack {
  readonly of: TransactionRow;
  readonly by: number;
}

const below = (amount: string): string => subtractMoney('0.00', amount);

/**
 * Reverses bookings: each transaction gets a second one with its amounts negated, dated today, so that what was reported
 * for the day of the first stays true. Receipts keep their numbers.
 * @returns each transaction that counted until now
 * @throws Conflict `ALREADY_CANCELLED` if nothing is left to reverse
 */
export const takeBack = async (
  work: Work,
  which: TransactionsOf,
  reason: string,
): Promise<readonly TakenBack[]> => {
  const { transaction, context } = work;
  const rows = await transactionsOf(transaction, which);
  if (rows.length === 0)
    throw new Conflict('This has already been cancelled.', { code: 'ALREADY_CANCELLED' });
  const day = await postingDay(transaction, context.today, context.today);
  const years = await yearsOf(work, [day]);
  const ids = await nextIds(transaction, 'finance_transaction', rows.length);
  const mirrored = rows.map((row, at): TransactionRow => ({
    ...row,
    id: ids[at] ?? 0,
    day,
    amount: below(row.amount),
    tax: below(row.tax),
    fine: below(row.fine),
    year: years.get(day) ?? null,
    reversal_of: row.id,
    reason,
  }));
  await insertTransactions(transaction, mirrored, actorId(work));
  await postReversals(work, ids);
  writeAuditLines(
    work,
    'financeTransaction',
    'create',
    mirrored.map(({ id }) => ({ id, version: 1 })),
  );
  return rows.map((of, at) => ({ of, by: ids[at] ?? 0 }));
};

/** The receipts of what was reversed are cancelled, and families notified of theirs; the lifecycle of a receipt does that itself. */
export const cancelReceipts = async (
  work: Work,
  taken: readonly TakenBack[],
  reason: string,
): Promise<void> => {
  const receipts = [...new Set(taken.flatMap(({ of }) => of.receipt ?? []))];
  const rows = await markReceiptsCancelled(work.transaction, receipts, {
    reason,
    on: work.context.today,
    by: actorId(work),
  });
  writeAuditLines(
    work,
    'transactionReceipt',
    'update',
    rows.map(({ id, version }) => ({
      id,
      version,
      changes: { status: ['VALID', 'CANCELLED'] as const, cancelReason: [null, reason] as const },
    })),
  );
  await tellOfVoided(work.transaction, rows, reason);
};
