import type { DayMark, IsoDate, RegisterLabel, RegisterStudent, TakenDay } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { studentOrder, type StudentSetting } from '../../students/student.store.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';
import { staff } from '../../hr/staff.store.ts';
import { isRecorded } from './is-recorded.ts';

/** First and last day, inclusive. */
export interface Days {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** What registers need to know about a batch. */
export interface RegisterBatch {
  readonly id: number;
  readonly name: string;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
}

export const registerBatch = async (
  connection: Connection,
  batch: number,
): Promise<RegisterBatch | undefined> => {
  const [row] = await connection.query<RegisterBatch>({
    name: 'attendance_batch',
    text: `SELECT b.id::float8 AS id, concat_ws(' ', c.code, b.name) AS name, b.start_date::text AS "startDate",
        b.end_date::text AS "endDate"
      FROM batch b JOIN course c ON c.id = b.course_id WHERE b.id = $1 AND NOT b.archived`,
    values: [batch],
  });
  return row;
};

/** Locks a batch, so that those who mark it are serialised; students joining do not wait. */
export const holdBatchRegister = async (connection: Connection, batch: number): Promise<void> => {
  await connection.query({
    name: 'attendance_hold',
    text: 'SELECT 1 FROM batch WHERE id = $1 FOR NO KEY UPDATE',
    values: [batch],
  });
};

interface StudentRow extends Omit<RegisterStudent, 'stays'> {
  readonly from: IsoDate;
  readonly to: IsoDate | null;
}

/** Who was in the batch on any day of the range, with their periods in it: by roll number in the school's sort order. */
export const registerStudents = async (
  connection: Connection,
  { id, startDate, endDate }: RegisterBatch,
  { from, to }: Days,
  sortBy: StudentSetting['sortBy'],
): Promise<RegisterStudent[]> => {
  const rows = await connection.query<StudentRow>({
    name: `attendance_students_${sortBy.toLowerCase()}`,
    text: `SELECT s.id::float8 AS student, concat_ws(' ', s.first_name, s.middle_name, s.last_name) AS name,
        CASE WHEN e.end_date IS NULL THEN s.roll_number ELSE e.roll_number END AS "rollNumber",
        s.admission_number AS "admissionNumber", greatest(e.start_date, $4::date)::text AS "from",
        least(e.end_date, $5::date)::text AS "to"
      FROM batch_enrolment e JOIN student s ON s.id = e.student_id
      WHERE e.batch_id = $1 AND e.start_date <= $3 AND coalesce(e.end_date, $3) >= $2 AND NOT s.archived
        AND (e.exit_reason IS DISTINCT FROM 'REVERTED')
      ORDER BY ${studentOrder[sortBy]}, e.start_date`,
    most: 5_000,
    values: [id, from, to, startDate, endDate],
  });
  const students = new Map<number, RegisterStudent>();
  for (const { from: start, to: end, ...student } of rows) {
    const known = students.get(student.student);
    const stays = [...(known?.stays ?? []), { from: start, to: end }];
    students.set(student.student, { ...student, stays });
  }
  return [...students.values()];
};

/** SQL: the columns of a mark, with `a` for the row. */
export const markColumns = `a.student_id::float8 AS student, a.date::text AS date, a.label_id::float8 AS label, a.forenoon,
  a.afternoon, a.reason, a.minutes_late AS "minutesLate"`;

export const registerMarks = (
  connection: Connection,
  batch: number,
  { from, to }: Days,
): Promise<DayMark[]> =>
  connection.query<DayMark>({
    name: 'attendance_marks',
    text: `SELECT ${markColumns} FROM attendance a WHERE a.batch_id = $1 AND a.date BETWEEN $2 AND $3
      ORDER BY a.date, a.student_id`,
    values: [batch, from, to],
  });

export const takenDays = (connection: Connection, batch: number, { from, to }: Days): Promise<TakenDay[]> =>
  connection.query<TakenDay>({
    name: 'attendance_taken',
    text: `SELECT r.date::text AS date, r.status, coalesce(nullif(concat_ws(' ', e.first_name, e.last_name), ''), u.username)
        AS "takenBy"
      FROM marked_register r LEFT JOIN ${accounts} u ON u.id = r.taken_by_id LEFT JOIN ${staff} e ON e.id = u.employee_id
      WHERE r.batch_id = $1 AND r.date BETWEEN $2 AND $3 ORDER BY r.date`,
    values: [batch, from, to],
  });

/** Whether a register of a batch was ever taken. */
export const wasRecorded = async (connection: Connection, batch: number): Promise<boolean> => {
  const [row] = await connection.query<{ readonly recorded: boolean }>({
    name: 'attendance_recorded',
    text: `SELECT ${isRecorded('$1')} AS recorded`,
    values: [batch],
  });
  return row?.recorded ?? false;
};

/** The labels in use, those of each kind in order. */
export const registerLabels = (connection: Connection): Promise<RegisterLabel[]> =>
  connection.query<RegisterLabel>({
    name: 'attendance_labels',
    text: `SELECT id::float8 AS id, code, name, kind, absence_weight::text AS "absenceWeight",
        requires_reason AS "requiresReason", notify_guardian AS "notifyGuardian"
      FROM attendance_label WHERE active AND NOT archived ORDER BY sort_order, name, id`,
    most: 5_000,
  });

/** The student's batch on a day; on the day of a transfer, the new one. */
export const batchOnDay = async (
  connection: Connection,
  student: number,
  date: IsoDate,
): Promise<number | undefined> => {
  const [row] = await connection.query<{ batch: number }>({
    name: 'attendance_batch_on_day',
    text: `SELECT batch_id::float8 AS batch FROM batch_enrolment WHERE student_id = $1 AND start_date <= $2
        AND coalesce(end_date, $2) >= $2 AND exit_reason IS DISTINCT FROM 'REVERTED'
      ORDER BY start_date DESC, id DESC LIMIT 1`,
    values: [student, date],
  });
  return row?.batch;
};
