import type { Said } from '@school/kernel';
import type { Work } from '../../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import { openOnes } from '../../leaver-part.ts';
import type { Leaver } from '../../leaver-part.ts';
import { standingOf } from '../balances/standing.store.ts';
import { archiveDays } from './days.store.ts';

interface Changed {
  readonly id: number;
  readonly version: number;
}

/** Times that have not begun by the last day are taken away, the others end with it. */
const endDeputies = async (work: Work, employee: number, leavingDate: string): Promise<void> => {
  const rows = await work.transaction.query<{ id: number; begun: boolean }>({
    name: 'leave_deputies_of_leaver',
    text: `SELECT id::float8 AS id, from_date <= $2::date AS begun FROM leave_deputy
      WHERE (employee_id = $1 OR deputy_id = $1) AND to_date > $2::date ORDER BY id`,
    values: [employee, leavingDate],
  });
  for (const { id, begun } of rows) {
    if (begun) await work.records.update(work, 'leaveDeputy', id, { toDate: leavingDate }, { system: true });
    else await work.records.remove(work, 'leaveDeputy', id, { system: true });
  }
};

/**
 * Ends a leaver's leave: pending applications are cancelled, the leave group ends with the last day, and so does the time
 * in which the leaver is somebody's deputy or has one. Balances stay as they are, to be settled.
 * @param leavingDate the last day
 */
export const endLeaveOfLeaver = async (work: Work, employee: number, leavingDate: string): Promise<void> => {
  const { transaction } = work;
  const cancelled = await transaction.query<Changed>({
    name: 'leave_cancel_of_leaver',
    text: `UPDATE leave_application SET status = 'CANCELLED', manager_remark = 'Left the institution', decided_at = now(),
        version = version + 1, updated_at = now(), updated_by = $2
      WHERE employee_id = $1 AND status = 'PENDING' RETURNING id::float8 AS id, version`,
    values: [employee, actorId(work)],
  });
  for (const { id } of cancelled) await archiveDays(transaction, id);
  writeAuditLines(
    work,
    'leaveApplication',
    'update',
    cancelled.map(({ id, version }) => ({ id, version, changes: { status: ['PENDING', 'CANCELLED'] } })),
  );
  await endDeputies(work, employee, leavingDate);
  const ended = await transaction.query<Changed>({
    name: 'leave_end_of_leaver',
    text: `UPDATE leave_group_member SET removed_on = greatest(added_on, $2::date), version = version + 1,
        updated_at = now(), updated_by = $3
      WHERE employee_id = $1 AND removed_on IS NULL RETURNING id::float8 AS id, version`,
    values: [employee, leavingDate, actorId(work)],
  });
  writeAuditLines(
    work,
    'leaveGroupMember',
    'update',
    ended.map(({ id, version }) => ({ id, version, changes: { removedOn: [null, leavingDate] } })),
  );
};

/** Days of paid leave that are left, by type: `Annual leave 7.5, Casual leave 2`; empty without any. */
const leaveLeft = async (employee: number, lastDay: string, { transaction }: Work): Promise<string> => {
  const { types } = await standingOf(transaction, employee, lastDay);
  return types
    .filter(({ isUnpaid }) => !isUnpaid)
    .map(({ name, available, pending }) => ({ name, days: Number(available) + Number(pending) }))
    .filter(({ days }) => days > 0)
    .map(({ name, days }) => `${name} ${days}`)
    .join(', ');
};

/** For whoever processes a leaver: undecided leave, and what is left to be settled (leave rule 15). */
export const openLeaveOf = async (
  { id, lastDay }: Pick<Leaver, 'id' | 'lastDay'>,
  work: Work,
): Promise<readonly Said[]> => {
  const rows = await work.transaction.query({
    name: 'leave_open_of_leaver',
    text: `SELECT id FROM leave_application WHERE employee_id = $1 AND status = 'PENDING'`,
    most: 10_000,
    values: [id],
  });
  const left = await leaveLeft(id, lastDay, work);
  return [
    ...openOnes([
      ['Leave applications that will be cancelled: %{applications}.', 'applications', rows.length],
    ]),
    ...(left === '' ? [] : [{ text: 'Days of leave left, to be settled: %{left}.', params: { left } }]),
  ];
};
