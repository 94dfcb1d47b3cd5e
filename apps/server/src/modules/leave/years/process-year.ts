import { Conflict, NotFound } from '@school/kernel';
import { addDays, carriedUntil } from '@school/domain';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { writeEntries } from '../balances/ledger.store.ts';
import type { NewEntry } from '../balances/ledger.store.ts';
import { lockYears } from '../balances/leave-type.store.ts';
import type { StoredYear } from '../balances/leave-type.store.ts';
import { creditLeave } from '../credit/credit-leave.ts';
import { expireLeave } from '../credit/expire-leave.ts';
import { closingOf } from './closing.store.ts';
import type { ClosingRow } from './closing.store.ts';
import { moveYear } from './move-year.ts';
import { everybody, type ProcessScope } from './process-scope.ts';
import { processSettings } from './process-setting.store.ts';

/** The year being closed and the one after it. */
export interface YearPair {
  readonly from: StoredYear;
  readonly to: StoredYear;
}

/** @throws NotFound, and Conflict if the year is not the active one or has no year after it */
export const yearPair = (years: readonly StoredYear[], id: number): YearPair => {
  const from = years.find((year) => year.id === id);
  if (!from) throw new NotFound();
  if (from.status !== 'ACTIVE') {
    throw new Conflict('Only the active leave year can be closed.', {
      code: 'ILLEGAL_STATE',
      data: { state: from.status },
    });
  }
  const to = years.find(({ startDate }) => startDate === addDays(from.endDate, 1));
  if (!to) {
    throw new Conflict('Create the next leave year first, beginning on the day after this one ends.', {
      code: 'NO_NEXT_YEAR',
    });
  }
  return { from, to };
};

const settlePending = async (
  work: Work,
  year: StoredYear,
  policy: 'BLOCK' | 'AUTO_DENY',
  { employees }: ProcessScope,
): Promise<void> => {
  const pending = await work.records.list(work, 'leaveApplication', {
    filter: {
      leaveYear: year.id,
      status: 'PENDING',
      ...(employees ? { employee_in: employees } : {}),
    },
    fields: ['id', 'employee', 'startDate'],
    system: true,
  });
  if (pending.length === 0) return;
  if (policy === 'BLOCK') {
    throw new Conflict('%{count} applications for the year are waiting for a decision.', {
      code: 'PENDING_APPLICATIONS',
      params: { count: pending.length },
      data: { applications: pending.slice(0, 50).map(({ id }) => id), count: pending.length },
    });
  }
  for (const { id } of pending) {
    const managerRemark = 'The leave year was closed before a decision was made.';
    await work.records.transition(
      work,
      'leaveApplication',
      Number(id),
      'deny',
      { managerRemark },
      { system: true },
    );
  }
};

const entriesOf = (row: ClosingRow, { from, to }: YearPair, run: number): NewEntry[] => {
  const source = {
    employeeId: row.employeeId,
    leaveTypeId: row.leaveTypeId,
    sourceType: 'PROCESS',
    sourceId: run,
  };
  const entry = (year: StoredYear, kind: NewEntry['kind'], days: string, part: string): NewEntry[] =>
    Number(days) === 0
      ? []
      : [
          {
            ...source,
            leaveYearId: year.id,
            kind,
            days,
            effectiveDate: year === from ? from.endDate : to.startDate,
            occasion: `${part}/${run}`,
            ...(year === to ? { expiresOn: carriedUntil(to.startDate, row.expiryMonths) } : {}),
          },
        ];
  const negated = (days: string): string => (days.startsWith('-') ? days.slice(1) : `-${days}`);
  // What is neither carried nor lapsed is a debt that is forgiven.
  const forgiven = Number(row.balance) < 0 && Number(row.carried) === 0 ? negated(row.balance) : '0';
  return [
    ...entry(from, 'LAPSE', negated(row.lapsed), 'lapse'),
    ...entry(from, 'ENCASH', negated(row.encashed), 'encash'),
    ...entry(from, 'CARRY_FORWARD', negated(row.carried), 'carry'),
    ...entry(from, 'ADJUSTMENT', forgiven, 'forgiven'),
    ...entry(to, 'CARRY_FORWARD', row.carried, 'carry'),
  ];
};

const total = (rows: readonly ClosingRow[], part: 'carried' | 'lapsed' | 'encashed'): string =>
  rows.reduce((sum, row) => sum + Number(row[part]), 0).toFixed(2);

/**
 * Closes the active leave year and opens the next one: the remainder is carried, lapses or is paid out, then the first
 * credit follows. All or nothing; a second run finds the year closed. With a narrower scope only the balances of these
 * employees are closed: the year continues, and closing it for everyone later finds nothing left of them.
 * @returns the log entry
 */
export const processYear = async (
  work: Work,
  yearId: number,
  mode: 'AUTO' | 'MANUAL',
  scope: ProcessScope = everybody,
): Promise<RecordValues | undefined> => {
  const { employees } = scope;
  const pair = yearPair(await lockYears(work.transaction), yearId);
  const settings = await processSettings(work.transaction);
  await settlePending(work, pair.from, settings.pendingPolicy, scope);
  await creditLeave(work, pair.from, pair.from.endDate, 'YEAR', employees ? { employees } : {});
  await expireLeave(work, pair.from, addDays(pair.from.endDate, 1), employees);
  const rows = await closingOf(work.transaction, pair.from, settings.carryNegative, employees);
  if (employees && rows.length === 0) {
    throw new Conflict('There is nothing left to close for them this year.', { code: 'NOTHING_LEFT' });
  }
  const run = {
    runAt: new Date().toISOString(),
    fromYear: pair.from.id,
    toYear: pair.to.id,
    mode,
    scope: scope.kind,
    scopeNames: scope.names,
    employeeCount: new Set(rows.map(({ employeeId }) => employeeId)).size,
    carriedDays: total(rows, 'carried'),
    lapsedDays: total(rows, 'lapsed'),
    encashedDays: total(rows, 'encashed'),
    runBy: work.context.actor.id > 0 ? work.context.actor.id : null,
  };
  const [saved] = await work.records.create(work, 'leaveProcessRun', [run], { system: true });
  await writeEntries(
    work,
    rows.flatMap((row) => entriesOf(row, pair, Number(saved?.['id']))),
  );
  if (employees) return saved;
  await moveYear(work, pair.from.id, 'ACTIVE', 'CLOSED');
  await moveYear(work, pair.to.id, 'UPCOMING', 'ACTIVE');
  const { startDate } = pair.to;
  const asOf = work.context.today > startDate ? work.context.today : startDate;
  await creditLeave(work, { ...pair.to, status: 'ACTIVE' }, asOf, 'YEAR');
  // A year that is closed late: carried days may have expired meanwhile.
  await expireLeave(work, pair.to, asOf);
  return saved;
};
