import { Conflict } from '@school/kernel';
import { compareMoney } from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';
import type { Connection } from '../../platform/database/database.ts';
import { owedBy } from '../fees/owed.ts';
import { livesInHostel } from '../hostel/leaver.ts';
import { unpaidInvoicesOf } from '../inventory/unpaid-invoices.ts';
import { standingOf } from '../library/card.store.ts';

/** What is outstanding in one part of the school when someone wants to leave. */
export interface OpenItem {
  readonly key: 'FEES' | 'LIBRARY_BOOKS' | 'LIBRARY_FINES' | 'STORES' | 'HOSTEL';
  readonly area: string;
  readonly count: number;
  readonly amount: string | null;
}

/** What each part of the school is waiting for; every module contributes its own. */
export const openItemsOf = async (
  connection: Connection,
  student: number,
  today: string,
): Promise<readonly OpenItem[]> => {
  const fees = await owedBy(connection, student, today);
  const library = await standingOf(connection, { kind: 'STUDENT', id: student });
  const stores = await unpaidInvoicesOf(connection, student);
  const lives = await livesInHostel(connection, 'student', student);
  const fines = compareMoney(library.openFines, '0.00') > 0;
  return [
    { key: 'FEES', area: 'Fees', count: fees.bills, amount: fees.amount },
    { key: 'LIBRARY_BOOKS', area: 'Library books', count: library.openLoans, amount: null },
    { key: 'LIBRARY_FINES', area: 'Library fines', count: fines ? 1 : 0, amount: library.openFines },
    { key: 'STORES', area: 'Stores', count: stores.invoices, amount: stores.amount },
    { key: 'HOSTEL', area: 'Hostel', count: lives ? 1 : 0, amount: null },
  ];
};

export interface Blocking {
  readonly blockWithDues: boolean;
  readonly blockWithBooks: boolean;
}

/**
 * Nobody who still owes something gets a certificate (R29); a hostel bed ends automatically.
 * @throws Conflict `NOT_CLEARED` with what is outstanding
 */
export const refuseUncleared = async (
  student: number,
  { blockWithDues, blockWithBooks }: Blocking,
  { transaction, context }: Work,
): Promise<void> => {
  const items = await openItemsOf(transaction, student, context.today);
  const dues = ['FEES', 'LIBRARY_FINES', 'STORES'];
  const open = items.filter(
    ({ key, count, amount }) =>
      (key === 'LIBRARY_BOOKS' && blockWithBooks && count > 0) ||
      (dues.includes(key) && blockWithDues && amount !== null && compareMoney(amount, '0.00') > 0),
  );
  if (open.length === 0) return;
  const words = open.map(({ area, count, amount }) => `${area} ${amount ?? count}`).join(', ');
  throw new Conflict('Still outstanding: %{open}. It can be issued once that is settled.', {
    code: 'NOT_CLEARED',
    params: { open: words },
    data: { open },
  });
};
