import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import type { StoredYear } from '../balances/leave-type.store.ts';

type Status = StoredYear['status'];

/**
 * Moves a leave year from one status to another, and records that in its history.
 * @returns false, with nothing changed, if the year was not in the first one
 */
export const moveYear = async (work: Work, id: number, was: Status, status: Status): Promise<boolean> => {
  const moved = await work.transaction.query<{ id: number; version: number }>({
    name: 'leave_year_status',
    text: `UPDATE leave_year SET status = $2, version = version + 1, updated_at = now(), updated_by = $4
      WHERE id = $1 AND status = $3 RETURNING id::float8 AS id, version`,
    values: [id, status, was, actorId(work)],
  });
  writeAuditLines(
    work,
    'leaveYear',
    'update',
    moved.map((year) => ({ ...year, changes: { status: [was, status] } })),
  );
  return moved.length > 0;
};
