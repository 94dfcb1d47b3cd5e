import { Conflict } from '@school/kernel';
import { subtractMoney, sumMoney } from '@school/domain';
import { actorId } from '../../../engine/audit/audit-lines.ts';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { ensureChart } from '../ledger/chart.store.ts';
import { insertEntry, type EntrySide } from '../ledger/entry.store.ts';
import { mirrorEntries } from '../ledger/posting.ts';
import { refuseDrafts } from './drafts-left.ts';
import {
  balancesToClose,
  closedYearAfter,
  openYearBefore,
  type ClosingBalance,
} from './year-closing.store.ts';

const sidesOf = (balances: readonly ClosingBalance[]): readonly EntrySide[] => {
  const targets = [...new Set(balances.map(({ target }) => target))];
  return [
    ...balances.map(({ account, balance }) => ({ account, amount: subtractMoney('0.00', balance) })),
    ...targets.map((target) => ({
      account: target,
      amount: sumMoney(balances.filter((one) => one.target === target).map(({ balance }) => balance)),
    })),
  ];
};

/**
 * Closes the books of a year: on its last day income and expenses go to the accumulated surplus, so that the next year
 * opens with what the school owns and owes. The year is locked, so that nothing is posted meanwhile.
 * @throws Conflict `EARLIER_OPEN` where an earlier year is open, `DRAFTS_LEFT` where something of it awaits publication
 */
export const closeYear = async (year: RecordValues, work: Work): Promise<void> => {
  const { transaction } = work;
  const [id, end, name] = [Number(year['id']), String(year['endDate']), String(year['name'])];
  const open = await openYearBefore(transaction, end);
  if (open !== undefined) {
    throw new Conflict('Close the financial year %{name} first: it is still open.', {
      code: 'EARLIER_OPEN',
      params: { name: open },
    });
  }
  await refuseDrafts(year, work);
  await ensureChart(transaction);
  const balances = await balancesToClose(transaction, end);
  if (balances.length === 0) return;
  await insertEntry(
    transaction,
    {
      fact: 'CLOSING',
      source: id,
      day: end,
      narration: `Closing of the year ${name}`,
      number: null,
      year: id,
      sides: sidesOf(balances),
    },
    actorId(work),
  );
};

/**
 * Reverses the closing of a year, on its last day: its figures are as they were before.
 * @throws Conflict `LATER_CLOSED` where a later year is closed
 */
export const reopenYear = async (year: RecordValues, work: Work): Promise<void> => {
  const end = String(year['endDate']);
  const closed = await closedYearAfter(work.transaction, end);
  if (closed !== undefined) {
    throw new Conflict('Reopen the financial year %{name} first: it is closed.', {
      code: 'LATER_CLOSED',
      params: { name: closed },
    });
  }
  await mirrorEntries(work, 'CLOSING', [Number(year['id'])], end);
};
