import { dueCredits, plannedCredits } from '@school/domain';
import type { IsoDate } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { writeEntries } from '../balances/ledger.store.ts';
import type { NewEntry } from '../balances/ledger.store.ts';
import type { StoredYear } from '../balances/leave-type.store.ts';
import { creditDatesOf } from './credit-dates.store.ts';
import { tellOfCredits } from './credit-notices.store.ts';
import { entitlementsInGroup, entitlementsOf } from './entitlement.store.ts';
import type { Entitlement, EntitlementFilter } from './entitlement.store.ts';

/** Why leave is credited; recorded in the log. */
export type CreditMode = 'AUTO' | 'MANUAL' | 'MEMBER' | 'YEAR';

/** The result of a credit. */
export interface Credited {
  readonly employeeId: number;
  readonly leaveTypeId: number;
  readonly creditDate: IsoDate;
  readonly days: string;
}

/** Employees about to join a group. */
export interface JoiningGroup {
  readonly employees: readonly number[];
  readonly leaveGroup: number;
  readonly addedOn: IsoDate;
}

const prefix = 'credit/';

const entriesOf = (
  one: Entitlement,
  year: StoredYear,
  dates: readonly IsoDate[],
  asOf: IsoDate,
): NewEntry[] => {
  const given = new Set(one.given.map((occasion) => occasion.slice(prefix.length)));
  const planned = plannedCredits(dates, year, one);
  return dueCredits(planned, given, one.already, asOf).map(({ creditDate, days }) => ({
    employeeId: one.employeeId,
    leaveTypeId: one.leaveTypeId,
    leaveYearId: year.id,
    kind: 'CREDIT',
    days,
    effectiveDate: creditDate < one.from ? one.from : creditDate,
    occasion: `${prefix}${creditDate}`,
    sourceType: 'CREDIT',
  }));
};

const logRuns = async (
  work: Work,
  year: StoredYear,
  mode: CreditMode,
  written: readonly NewEntry[],
  names: ReadonlyMap<number, string>,
): Promise<void> => {
  const byDate = new Map<IsoDate, NewEntry[]>();
  for (const entry of written) {
    const creditDate = (entry.occasion ?? '').slice(prefix.length);
    byDate.set(creditDate, [...(byDate.get(creditDate) ?? []), entry]);
  }
  const runs = [...byDate]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([creditDate, entries]) => ({
      creditDate,
      leaveYear: year.id,
      mode,
      leaveTypes: [...new Set(entries.map(({ leaveTypeId }) => names.get(leaveTypeId) ?? ''))]
        .sort()
        .join(', ')
        .slice(0, 500),
      employeeCount: new Set(entries.map(({ employeeId }) => employeeId)).size,
      daysTotal: entries.reduce((sum, { days }) => sum + Number(days), 0).toFixed(2),
      runAt: new Date().toISOString(),
      runBy: work.context.actor.id > 0 ? work.context.actor.id : null,
    }));
  if (runs.length > 0) await work.records.create(work, 'leaveCreditRun', runs, { system: true });
};

/**
 * What employees would be credited on joining a group on a day: the credit of `creditLeave`, not written.
 * @param asOf today
 */
export const creditInGroup = async (
  connection: Connection,
  year: StoredYear,
  asOf: IsoDate,
  { employees, leaveGroup, addedOn }: JoiningGroup,
): Promise<readonly Pick<Credited, 'employeeId' | 'leaveTypeId' | 'days'>[]> => {
  const dates = await creditDatesOf(connection, year);
  const filter = { leaveYearId: year.id, employees, leaveGroup };
  const entitlements = await entitlementsInGroup(connection, filter, addedOn);
  return entitlements.map((one) => ({
    employeeId: one.employeeId,
    leaveTypeId: one.leaveTypeId,
    days: entriesOf(one, year, dates(one.frequency), asOf)
      .reduce((sum, { days }) => sum + Number(days), 0)
      .toString(),
  }));
};

/**
 * Credits everything due up to a day and not yet credited, each missed date separately. Any number of processes may do so
 * concurrently: the ledger accepts each credit date of an employee and type only once.
 * @param asOf today, or the first day of a year that begins
 */
export const creditLeave = async (
  work: Work,
  year: StoredYear,
  asOf: IsoDate,
  mode: CreditMode,
  filter: Omit<EntitlementFilter, 'leaveYearId'> = {},
): Promise<readonly Credited[]> => {
  const dates = await creditDatesOf(work.transaction, year);
  const entitlements = await entitlementsOf(work.transaction, { ...filter, leaveYearId: year.id });
  const entries = entitlements.flatMap((one) => entriesOf(one, year, dates(one.frequency), asOf));
  const written = await writeEntries(work, entries);
  const names = new Map(entitlements.map(({ leaveTypeId, typeName }) => [leaveTypeId, typeName]));
  await logRuns(work, year, mode, written, names);
  // Anyone joining a group sees the balance immediately, and days of a past year are of no use to anyone.
  if (mode !== 'MEMBER' && year.endDate >= work.context.today) await tellOfCredits(work, written, names);
  return written.map(({ employeeId, leaveTypeId, occasion, days }) => ({
    employeeId,
    leaveTypeId,
    creditDate: (occasion ?? '').slice(prefix.length),
    days,
  }));
};
