import { addDays, employedPart, withUnmarked, workingDaysOf } from '@school/domain';
import type { AbsenceRow, IsoDate, NonWorkingDays, PayPeriod } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import type { AbsenceSource } from '../../leave/attendance/absence-source.ts';
import type { PreparedGroup } from '../groups/prepared-group.ts';
import { preparedGroup } from '../groups/prepared-group.ts';
import { snapshotOf } from '../groups/group-snapshot.ts';
import { snapshotsOf } from '../groups/revision.store.ts';
import type { StoredGroup } from '../groups/stored-group.ts';
import type { PaySettings } from '../periods/pay-settings.store.ts';
import { paySettings } from '../periods/pay-settings.store.ts';
import type { Member } from './member.ts';
import { membersOf } from './member.store.ts';

/** Everything the pay of a group's members in one period is calculated from, read once. */
export interface PayContext {
  readonly group: StoredGroup;
  readonly period: PayPeriod;
  readonly settings: PaySettings;
  readonly nonWorking: NonWorkingDays;
  /** Days that unpaid days are measured against, decimal string. */
  readonly workingDays: string;
  readonly members: readonly Member[];
  readonly absences: ReadonlyMap<number, readonly AbsenceRow[]>;
  /** Minutes missed on each day with late arrival or early departure, by employee. */
  readonly lateMinutes: ReadonlyMap<number, readonly number[]>;
  /** The group at each revision that assignments were made with. */
  readonly revisions: ReadonlyMap<number, PreparedGroup>;
}

const revisionsOf = async (
  connection: Connection,
  group: StoredGroup,
  members: readonly Member[],
): Promise<ReadonlyMap<number, PreparedGroup>> => {
  const wanted = [
    ...new Set(members.flatMap(({ assignments }) => assignments.map(({ groupRevision }) => groupRevision))),
  ];
  const kept = await snapshotsOf(
    connection,
    wanted.map((revision) => ({ group: group.id, revision })),
  );
  return new Map(
    wanted.map((revision) => [
      revision,
      preparedGroup(kept.get(`${group.id}:${revision}`) ?? snapshotOf(group)),
    ]),
  );
};

/** Everyone's absences, including unmarked days. */
const allAbsences = (
  marks: ReadonlyMap<number, readonly AbsenceRow[]>,
  members: readonly Member[],
  period: PayPeriod,
  today: IsoDate,
  nonWorking: NonWorkingDays,
): ReadonlyMap<number, readonly AbsenceRow[]> => {
  const over = { start: period.start, end: period.end < today ? period.end : addDays(today, -1) };
  return new Map(
    members.map((member) => [
      member.employeeId,
      withUnmarked(marks.get(member.employeeId) ?? [], employedPart(over, member), nonWorking),
    ]),
  );
};

/**
 * Reads everything for the payslips of a group and period.
 * @param today days from it onwards are not over yet: an unmarked day is no absence then
 * @param employees only these members; all without
 */
export const payContextOf = async (
  connection: Connection,
  source: AbsenceSource,
  group: StoredGroup,
  period: PayPeriod,
  today: IsoDate,
  employees?: readonly number[],
): Promise<PayContext> => {
  const settings = await paySettings(connection);
  const members = await membersOf(connection, group.id, period, employees);
  const nonWorking = {
    weeklyOffs: settings.weeklyOffs,
    holidays: await source.holidays(connection, period),
  };
  const ids = members.map(({ employeeId }) => employeeId);
  const marks = await source.absences(connection, period, ids);
  const lateMinutes = await source.lateMinutes(connection, period, ids);
  return {
    group,
    period,
    settings,
    nonWorking,
    workingDays: workingDaysOf(
      settings.lopBasis,
      period,
      settings.workingDays[group.paymentFrequency],
      nonWorking,
    ),
    members,
    lateMinutes,
    absences: settings.unmarkedIsAbsent ? allAbsences(marks, members, period, today, nonWorking) : marks,
    revisions: await revisionsOf(connection, group, members),
  };
};
