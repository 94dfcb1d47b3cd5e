import type { MadeLesson } from '@school/domain';
import { Conflict } from '@school/kernel';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { isExclusion } from '../lessons/lesson-clash.ts';
import type { GoneLesson } from '../plans/plan.store.ts';

const removeUnlocked = (
  connection: Connection,
  timetable: number,
  batches: readonly number[],
): Promise<GoneLesson[]> =>
  connection.query<GoneLesson>({
    name: 'take_remove_lessons',
    text: `DELETE FROM timetable_entry WHERE timetable_id = $1 AND NOT locked AND batch_id = ANY ($2::bigint[])
      RETURNING id::float8 AS id, version`,
    values: [timetable, batches],
  });

const addLessons = async (
  connection: Connection,
  timetable: number,
  lessons: readonly MadeLesson[],
  actor: number | null,
): Promise<GoneLesson[]> => {
  const added = await connection.query<GoneLesson>({
    name: 'take_add_lessons',
    text: `INSERT INTO timetable_entry (timetable_id, batch_id, weekday, class_timing_id, start_time, end_time,
        subject_id, elective_group_id, classroom_id, locked, created_by, updated_by)
      SELECT $1, m.batch, m.weekday, m."classTiming", m."startTime"::time, m."endTime"::time, m.subject,
        m."electiveGroup", m.classroom, false, $3, $3
      FROM jsonb_to_recordset($2::jsonb) AS m(batch bigint, weekday text, "classTiming" bigint, "startTime" text,
        "endTime" text, subject bigint, "electiveGroup" bigint, classroom bigint)
      RETURNING id::float8 AS id, version`,
    values: [timetable, JSON.stringify(lessons), actor],
  });
  await connection.query({
    name: 'take_add_teacher_names',
    text: `INSERT INTO timetable_entry_teachers (owner_id, target_id, position)
      SELECT e.id, t.id::bigint, t.place - 1
      FROM jsonb_to_recordset($2::jsonb) AS m(batch bigint, weekday text, "startTime" text, teachers jsonb)
        JOIN timetable_entry e ON e.timetable_id = $1 AND e.batch_id = m.batch AND e.weekday = m.weekday
          AND e.start_time = m."startTime"::time
        CROSS JOIN LATERAL jsonb_array_elements_text(m.teachers) WITH ORDINALITY AS t(id, place)`,
    values: [timetable, JSON.stringify(lessons)],
  });
  await connection.query({
    name: 'take_add_teachers',
    text: `INSERT INTO lesson_teacher
        (lesson_id, timetable_id, employee_id, weekday, start_time, end_time, created_by, updated_by)
      SELECT e.id, $1, t.target_id, e.weekday, e.start_time, e.end_time, $3, $3
      FROM timetable_entry e JOIN timetable_entry_teachers t ON t.owner_id = e.id
      WHERE e.id = ANY ($2::bigint[]) ORDER BY e.id, t.position`,
    values: [timetable, added.map(({ id }) => id), actor],
  });
  return added;
};

interface Taken {
  readonly removed: number;
  readonly added: number;
}

/**
 * Replaces the lessons of batches, apart from locked ones.
 * @throws Conflict where lessons have changed since these were found, and a class, a teacher or a room is now taken
 */
export const takeLessons = async (
  timetable: number,
  batches: readonly number[],
  lessons: readonly MadeLesson[],
  work: Work,
): Promise<Taken> => {
  const { transaction } = work;
  try {
    const removed = await removeUnlocked(transaction, timetable, batches);
    const added = await addLessons(transaction, timetable, lessons, actorId(work));
    writeAuditLines(work, 'timetableEntry', 'delete', removed);
    writeAuditLines(work, 'timetableEntry', 'create', added);
    return { removed: removed.length, added: added.length };
  } catch (error) {
    if (!isExclusion(error)) throw error;
    throw new Conflict('Lessons have changed since the search began. Search again.', {
      code: 'STALE_SEARCH',
    });
  }
};
