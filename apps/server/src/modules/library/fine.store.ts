import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';

/** What was charged for a lost copy and is not paid yet falls away: the copy was found (LIB-8). */
export const cancelLostFine = async (work: Work, movement: number): Promise<void> => {
  const rows = await work.transaction.query<{ id: number; version: number }>({
    name: 'library_cancel_lost_fine',
    text: `update library_fine set status = 'CANCELLED', version = version + 1, updated_at = now(), updated_by = $2
      where movement_id = $1 and kind = 'LOST' and status = 'OPEN' and coalesce(paid, 0) = 0
      returning id::float8 as id, version`,
    values: [movement, actorId(work)],
  });
  const changes = { status: ['OPEN', 'CANCELLED'] } as const;
  writeAuditLines(
    work,
    'libraryFine',
    'update',
    rows.map((row) => ({ ...row, changes })),
  );
};
