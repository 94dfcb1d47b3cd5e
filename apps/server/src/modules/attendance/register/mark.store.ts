import type { DayMark, IsoDate, RegisterStatus } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { markColumns } from './register.store.ts';

/** How a row entered the register. */
export type MarkSource = 'MANUAL' | 'RAPID' | 'LESSONS';

interface Written {
  readonly id: number;
  readonly version: number;
}

/** A row that was written, with its student and day. */
export interface WrittenMark extends Written {
  readonly student: number;
  readonly date: IsoDate;
  readonly isNew: boolean;
}

/** The student and day of a cell. */
export interface CellPlace {
  readonly student: number;
  readonly date: IsoDate;
}

/** Rows of students on given days, whichever batch they were written for. */
export const marksAt = (connection: Connection, places: readonly CellPlace[]): Promise<DayMark[]> =>
  connection.query<DayMark>({
    name: 'attendance_marks_at',
    text: `SELECT ${markColumns} FROM unnest($1::bigint[], $2::date[]) AS p(student, day)
      JOIN attendance a ON a.student_id = p.student AND a.date = p.day`,
    values: [places.map(({ student }) => student), places.map(({ date }) => date)],
  });

/** Writes marks, one per student and day; unchanged ones are left alone. */
export const putMarks = (
  connection: Connection,
  batch: number,
  marks: readonly DayMark[],
  source: MarkSource,
  actor: number | null,
): Promise<WrittenMark[]> =>
  connection.query<WrittenMark>({
    name: 'attendance_put',
    text: `INSERT INTO attendance AS a
        (student_id, batch_id, date, label_id, forenoon, afternoon, reason, minutes_late, source, created_by, updated_by)
      SELECT student, $2, day, label, forenoon, afternoon, reason, minutes, $3, $4, $4
      FROM unnest($1::bigint[], $5::date[], $6::bigint[], $7::boolean[], $8::boolean[], $9::text[], $10::int[])
        AS m(student, day, label, forenoon, afternoon, reason, minutes) ORDER BY student, day
      ON CONFLICT (student_id, date) DO UPDATE SET batch_id = excluded.batch_id, label_id = excluded.label_id,
        forenoon = excluded.forenoon, afternoon = excluded.afternoon, reason = excluded.reason,
        minutes_late = excluded.minutes_late, source = excluded.source, version = a.version + 1, updated_at = now(),
        updated_by = excluded.updated_by
      WHERE (a.batch_id, a.label_id, a.forenoon, a.afternoon, a.reason, a.minutes_late) IS DISTINCT FROM
        (excluded.batch_id, excluded.label_id, excluded.forenoon, excluded.afternoon, excluded.reason, excluded.minutes_late)
      RETURNING id::float8 AS id, version, student_id::float8 AS student, date::text AS date, xmax = 0 AS "isNew"`,
    values: [
      marks.map(({ student }) => student),
      batch,
      source,
      actor,
      marks.map(({ date }) => date),
      marks.map(({ label }) => label),
      marks.map(({ forenoon }) => forenoon),
      marks.map(({ afternoon }) => afternoon),
      marks.map(({ reason }) => reason),
      marks.map(({ minutesLate }) => minutesLate),
    ],
  });

export const clearMarks = (connection: Connection, places: readonly CellPlace[]): Promise<WrittenMark[]> =>
  connection.query<WrittenMark>({
    name: 'attendance_clear',
    text: `DELETE FROM attendance a USING unnest($1::bigint[], $2::date[]) AS p(student, day)
      WHERE a.student_id = p.student AND a.date = p.day
      RETURNING a.id::float8 AS id, a.version, a.student_id::float8 AS student, a.date::text AS date, false AS "isNew"`,
    values: [places.map(({ student }) => student), places.map(({ date }) => date)],
  });

/** Records that the register of a batch was taken on given days; returns the new ones. */
export const takeDays = (
  connection: Connection,
  batch: number,
  dates: readonly IsoDate[],
  actor: number | null,
): Promise<(Written & { readonly date: IsoDate })[]> =>
  connection.query({
    name: 'attendance_take',
    text: `INSERT INTO marked_register (batch_id, date, taken_by_id, created_by, updated_by)
      SELECT $1, day, $3, $3, $3 FROM unnest($2::date[]) day ORDER BY day
      ON CONFLICT (batch_id, date) DO NOTHING RETURNING id::float8 AS id, version, date::text AS date`,
    values: [batch, dates, actor],
  });

/** Moves the register of a day to a state; nothing if it is already in it. */
export const setDayStatus = (
  connection: Connection,
  batch: number,
  date: IsoDate,
  status: RegisterStatus,
  actor: number | null,
): Promise<(Written & { readonly before: RegisterStatus })[]> =>
  connection.query({
    name: 'attendance_day_status',
    text: `UPDATE marked_register r SET status = $3, version = r.version + 1, updated_at = now(), updated_by = $4
      FROM marked_register o WHERE o.id = r.id AND r.batch_id = $1 AND r.date = $2 AND r.status <> $3
      RETURNING r.id::float8 AS id, r.version, o.status AS before`,
    values: [batch, date, status, actor],
  });
