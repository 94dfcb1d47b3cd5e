import type { Connection } from '../../../platform/database/database.ts';
import type { ConductedLesson } from './conducted-lessons.ts';

interface Written {
  readonly id: number;
  readonly version: number;
}

/** The entry a student will have in the register of a lesson. */
export interface LessonMark {
  readonly student: number;
  readonly label: number;
  readonly reason: string | null;
  readonly minutesLate: number | null;
}

/** A row that was written. */
export interface WrittenLessonMark extends Written {
  readonly student: number;
  readonly isNew: boolean;
}

/** Writes marks of a lesson, one per student; unchanged ones are left alone. */
export const putLessonMarks = (
  connection: Connection,
  { batch, date, classTiming, subject, startTime, endTime }: ConductedLesson,
  marks: readonly LessonMark[],
  actor: number | null,
): Promise<WrittenLessonMark[]> =>
  connection.query<WrittenLessonMark>({
    name: 'lesson_marks_put',
    text: `INSERT INTO subject_attendance AS a (student_id, batch_id, date, class_timing_id, subject_id, start_time, end_time,
          label_id, reason, minutes_late, marked_by_id, created_by, updated_by)
      SELECT student, $1, $2, $3, $4, $5, $6, label, reason, minutes, $7, $7, $7
      FROM unnest($8::bigint[], $9::bigint[], $10::text[], $11::int[]) AS m(student, label, reason, minutes) ORDER BY student
      ON CONFLICT (student_id, date, class_timing_id) DO UPDATE SET batch_id = excluded.batch_id,
        subject_id = excluded.subject_id, start_time = excluded.start_time, end_time = excluded.end_time,
        label_id = excluded.label_id, reason = excluded.reason, minutes_late = excluded.minutes_late,
        marked_by_id = excluded.marked_by_id, version = a.version + 1, updated_at = now(), updated_by = excluded.updated_by
      WHERE (a.batch_id, a.subject_id, a.label_id, a.reason, a.minutes_late) IS DISTINCT FROM
        (excluded.batch_id, excluded.subject_id, excluded.label_id, excluded.reason, excluded.minutes_late)
      RETURNING id::float8 AS id, version, student_id::float8 AS student, xmax = 0 AS "isNew"`,
    values: [
      batch,
      date,
      classTiming,
      subject,
      startTime,
      endTime,
      actor,
      marks.map(({ student }) => student),
      marks.map(({ label }) => label),
      marks.map(({ reason }) => reason),
      marks.map(({ minutesLate }) => minutesLate),
    ],
  });

export const clearLessonMarks = (
  connection: Connection,
  ids: readonly number[],
): Promise<WrittenLessonMark[]> =>
  connection.query<WrittenLessonMark>({
    name: 'lesson_marks_clear',
    text: `DELETE FROM subject_attendance WHERE id = ANY ($1::bigint[])
      RETURNING id::float8 AS id, version, student_id::float8 AS student, false AS "isNew"`,
    values: [ids],
  });

/** Records that the register of a lesson was taken; returns the row when it is new. */
export const takeLessonRegister = (
  connection: Connection,
  { batch, date, classTiming, subject, startTime, endTime }: ConductedLesson,
  actor: number | null,
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'lesson_take',
    text: `INSERT INTO lesson_register (batch_id, date, class_timing_id, subject_id, start_time, end_time, taken_by_id,
          created_by, updated_by)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7)
      ON CONFLICT (batch_id, date, class_timing_id, subject_id) DO NOTHING RETURNING id::float8 AS id, version`,
    values: [batch, date, classTiming, subject, startTime, endTime, actor],
  });
