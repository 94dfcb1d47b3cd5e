import type { IsoDate, Stay, TimelineMark } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { markColumns, type Days } from '../register/register.store.ts';

/** A student in a batch. */
export interface StudentInBatch {
  readonly student: number;
  readonly batch: number;
  readonly name: string;
  readonly rollNumber: string | null;
  readonly admissionNumber: string;
  readonly batchName: string;
  readonly batchStart: IsoDate;
  readonly batchEnd: IsoDate;
  /** Periods in the batch. */
  readonly stays: readonly Stay[];
}

/** @param batch null: the current batch, or the last one */
export const studentInBatch = async (
  connection: Connection,
  student: number,
  batch: number | null,
): Promise<StudentInBatch | undefined> => {
  const [row] = await connection.query<StudentInBatch>({
    name: 'attendance_student',
    text: `SELECT s.id::float8 AS student, b.id::float8 AS batch,
        concat_ws(' ', s.first_name, s.middle_name, s.last_name) AS name, s.roll_number AS "rollNumber",
        s.admission_number AS "admissionNumber", concat_ws(' ', c.code, b.name) AS "batchName",
        b.start_date::text AS "batchStart", b.end_date::text AS "batchEnd",
        (SELECT json_agg(json_build_object('from', e.start_date::text, 'to', e.end_date::text) ORDER BY e.start_date)
          FROM batch_enrolment e WHERE e.student_id = s.id AND e.batch_id = b.id
            AND e.exit_reason IS DISTINCT FROM 'REVERTED') AS stays
      FROM student s JOIN batch b ON b.id = coalesce($2, s.batch_id) JOIN course c ON c.id = b.course_id
      WHERE s.id = $1 AND NOT s.archived AND EXISTS (SELECT FROM batch_enrolment e
        WHERE e.student_id = s.id AND e.batch_id = b.id AND e.exit_reason IS DISTINCT FROM 'REVERTED')`,
    values: [student, batch],
  });
  return row;
};

export const timelineMarks = (
  connection: Connection,
  { student, batch }: Pick<StudentInBatch, 'student' | 'batch'>,
  { from, to }: Days,
): Promise<(TimelineMark & { readonly absenceWeight: string })[]> =>
  connection.query({
    name: 'attendance_timeline',
    text: `SELECT ${markColumns}, l.code, l.name AS "labelName", l.kind, l.absence_weight::text AS "absenceWeight"
      FROM attendance a JOIN attendance_label l ON l.id = a.label_id
      WHERE a.student_id = $1 AND a.batch_id = $2 AND a.date BETWEEN $3 AND $4 ORDER BY a.date DESC`,
    values: [student, batch, from, to],
  });
