import type { AttendanceBatch } from '@school/domain';
import type { CallContext } from '../../../engine/context.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { marksAll, readableBatches } from '../rights.ts';

/** Active batches that the caller marks or reads, those to be marked first. */
export const attendanceBatches = (
  connection: Connection,
  { actor, today }: Pick<CallContext, 'actor' | 'today'>,
): Promise<AttendanceBatch[]> =>
  connection.query<AttendanceBatch>({
    name: 'attendance_batches',
    text: `SELECT b.id::float8 AS id, concat_ws(' ', c.code, b.name) AS name,
        $2 OR EXISTS (SELECT FROM batch_tutor t WHERE t.batch_id = b.id AND t.employee_id = $3) AS "mayMark",
        (SELECT count(*)::int FROM student s WHERE s.batch_id = b.id AND s.status = 'ACTIVE' AND NOT s.archived) AS students,
        EXISTS (SELECT FROM marked_register r WHERE r.batch_id = b.id AND r.date = $4) AS "isTaken"
      FROM batch b JOIN course c ON c.id = b.course_id
      WHERE b.active AND NOT b.archived AND ($1::bigint[] IS NULL OR b.id = ANY($1))
      ORDER BY "mayMark" DESC, c.sort_order, c.name, b.name, b.id`,
    most: 5_000,
    values: [readableBatches(actor), marksAll(actor), actor.employee ?? null, today],
  });
