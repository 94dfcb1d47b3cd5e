import { addDays } from '@school/domain';
import { actorId } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import { lastClosedDay, postingDay } from '../closing/closed-day.store.ts';
import { yearsOf } from '../financial-year.store.ts';
import { ensureChart } from './chart.store.ts';
import { insertEntry, type EntrySide } from './entry.store.ts';
import { isPosted, isOpenYear } from './stock-posting.store.ts';

/** Goods that moved, or that a supplier delivered or took back. */
export interface StockFact {
  readonly fact: 'STOCK' | 'GRN' | 'GRN_REVERSAL';
  /** The movement or the goods received note that the entry is about. */
  readonly source: number;
  /** Of the document; if the books are closed by then, it is posted on the first open day. */
  readonly day: string;
  readonly narration: string;
  readonly sides: readonly EntrySide[];
}

const openDayFrom = async ({ transaction, context }: Work, day: string): Promise<string> => {
  const closed = await lastClosedDay(transaction);
  const first = closed !== undefined && closed >= day ? addDays(closed, 1) : day;
  if (await isOpenYear(transaction, first)) return first;
  return postingDay(transaction, context.today, context.today);
};

/** For the stores: posts goods at cost. A document whose sides are all zero posts nothing. */
export const postStock = async (
  work: Work,
  { fact, source, day, narration, sides }: StockFact,
): Promise<void> => {
  if (sides.every(({ amount }) => Number(amount) === 0)) return;
  const posted = await openDayFrom(work, day);
  const years = await yearsOf(work, [posted]);
  await ensureChart(work.transaction);
  const year = years.get(posted) ?? null;
  const entry = { fact, source, day: posted, narration, number: null, year, sides };
  await insertEntry(work.transaction, entry, actorId(work));
};

/** Whether the ledger carries a debt for goods received: those from before it had suppliers count as settled. */
export const isOwed = (work: Work, receipt: number): Promise<boolean> =>
  isPosted(work.transaction, 'GRN', receipt);
