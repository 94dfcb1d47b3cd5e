import type { AllocationRow } from './allocation.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { classes } from '../../academics/classes.ts';

/** Active batches and those of the timetable, class by class; of one class, or 0 for all. */
export const allocationRows = (
  connection: Connection,
  timetable: number,
  course: number,
): Promise<AllocationRow[]> =>
  connection.query<AllocationRow>({
    name: 'plan_allocation',
    text: `SELECT b.course_id::float8 AS "classId", b.course AS "className", b.id::float8 AS "batchId",
        b.label AS "batchName", a.owner_id IS NOT NULL AS allocated
      FROM ${classes} b
        LEFT JOIN timetable_batches a ON a.target_id = b.id AND a.owner_id = $1
      WHERE (b.active OR a.owner_id IS NOT NULL) AND NOT b.archived AND ($2 = 0 OR b.course_id = $2)
      ORDER BY b.sort_order, b.course, b.course_id, b.name, b.id`,
    most: 10_000,
    values: [timetable, course],
  });

/** A removed lesson, for its history. */
export interface GoneLesson {
  readonly id: number;
  readonly version: number;
}

/** Removes the lessons of batches that are no longer in a timetable. */
export const removeLessonsOf = (
  connection: Connection,
  timetable: number,
  batches: readonly number[],
): Promise<GoneLesson[]> =>
  connection.query<GoneLesson>({
    name: 'plan_remove_lessons',
    text: `DELETE FROM timetable_entry WHERE timetable_id = $1 AND batch_id = ANY ($2::bigint[])
      RETURNING id::float8 AS id, version`,
    values: [timetable, batches],
  });

/** How many lessons batches have in a timetable. */
export const countLessonsOf = async (
  connection: Connection,
  timetable: number,
  batches: readonly number[],
): Promise<number> => {
  const [row] = await connection.query<{ count: number }>({
    name: 'plan_count_lessons',
    text: `SELECT count(*)::int AS count FROM timetable_entry WHERE timetable_id = $1 AND batch_id = ANY ($2::bigint[])`,
    values: [timetable, batches],
  });
  return row?.count ?? 0;
};

/** Copies all lessons of another timetable to this one; returns them for their history. */
export const copyLessons = async (
  connection: Connection,
  { from, to, actor }: { readonly from: number; readonly to: number; readonly actor: number | null },
): Promise<GoneLesson[]> => {
  const copies = await connection.query<GoneLesson>({
    name: 'plan_copy_lessons',
    text: `INSERT INTO timetable_entry (timetable_id, batch_id, weekday, class_timing_id, start_time, end_time,
        subject_id, elective_group_id, classroom_id, locked, created_by, updated_by)
      SELECT $2, batch_id, weekday, class_timing_id, start_time, end_time, subject_id, elective_group_id, classroom_id,
        locked, $3, $3 FROM timetable_entry WHERE timetable_id = $1 ORDER BY id RETURNING id::float8 AS id, version`,
    values: [from, to, actor],
  });
  // A class has one lesson at a time: batch, day and hour identify which copy belongs to which lesson.
  await connection.query({
    name: 'plan_copy_teacher_names',
    text: `INSERT INTO timetable_entry_teachers (owner_id, target_id, position)
      SELECT n.id, t.target_id, t.position FROM timetable_entry o JOIN timetable_entry_teachers t ON t.owner_id = o.id
        JOIN timetable_entry n ON n.timetable_id = $2 AND n.batch_id = o.batch_id AND n.weekday = o.weekday
          AND n.start_time = o.start_time
      WHERE o.timetable_id = $1`,
    values: [from, to],
  });
  await connection.query({
    name: 'plan_copy_teachers',
    text: `INSERT INTO lesson_teacher
        (lesson_id, timetable_id, employee_id, weekday, start_time, end_time, created_by, updated_by)
      SELECT e.id, $1, t.target_id, e.weekday, e.start_time, e.end_time, $2, $2
      FROM timetable_entry e JOIN timetable_entry_teachers t ON t.owner_id = e.id WHERE e.timetable_id = $1`,
    values: [to, actor],
  });
  return copies;
};
