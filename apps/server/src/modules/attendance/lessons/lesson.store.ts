import type { IsoDate } from '@school/domain';
import { accounts } from '../../../platform/accounts/accounts.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { AttendanceSetting } from '../attendance-setting.store.ts';
import type { Days } from '../register/register.store.ts';
import { staff } from '../../hr/staff.store.ts';

/** Which lesson of a batch; one of an elective group counts as many times as it has subjects. */
export interface LessonPlace {
  readonly batch: number;
  readonly date: IsoDate;
  readonly classTiming: number;
  readonly subject: number;
}

export const lessonKey = ({ batch, date, classTiming, subject }: LessonPlace): string =>
  `${batch}/${date}/${classTiming}/${subject}`;

/** Of given batches, or of all, those whose registers are taken per lesson. */
export const batchesByLesson = async (
  connection: Connection,
  { isByLesson, lessonCourses }: AttendanceSetting,
  batches: readonly number[] | null,
): Promise<ReadonlySet<number>> => {
  if (!isByLesson) return new Set();
  const rows = await connection.query<{ id: number }>({
    name: 'batches_by_lesson',
    text: `SELECT id::float8 AS id FROM batch WHERE NOT archived AND ($1::bigint[] IS NULL OR id = ANY ($1))
        AND ($2::bigint[] = '{}' OR course_id = ANY ($2)) ORDER BY id`,
    most: 10_000,
    values: [batches, lessonCourses],
  });
  return new Set(rows.map(({ id }) => id));
};

/** Whether the register of a lesson was taken, and by whom. */
export interface TakenLesson extends LessonPlace {
  readonly takenBy: string | null;
}

export const takenLessons = (
  connection: Connection,
  batches: readonly number[],
  { from, to }: Days,
): Promise<TakenLesson[]> =>
  connection.query<TakenLesson>({
    name: 'lessons_taken',
    text: `SELECT r.batch_id::float8 AS batch, r.date::text AS date, r.class_timing_id::float8 AS "classTiming",
        r.subject_id::float8 AS subject, coalesce(nullif(concat_ws(' ', e.first_name, e.last_name), ''), u.username)
          AS "takenBy"
      FROM lesson_register r LEFT JOIN ${accounts} u ON u.id = r.taken_by_id LEFT JOIN ${staff} e ON e.id = u.employee_id
      WHERE r.batch_id = ANY ($1::bigint[]) AND r.date BETWEEN $2 AND $3 ORDER BY r.date, r.id`,
    most: 50_000,
    values: [batches, from, to],
  });

/** A student who was absent or late. */
export interface LessonMarkRow extends LessonPlace {
  readonly id: number;
  readonly student: number;
  readonly label: number;
  readonly kind: string;
  readonly absenceWeight: string;
  readonly reason: string | null;
  readonly minutesLate: number | null;
}

/** The content of a batch's lesson registers. @param student null for all of them */
export const lessonMarks = (
  connection: Connection,
  batch: number,
  { from, to }: Days,
  student: number | null = null,
): Promise<LessonMarkRow[]> =>
  connection.query<LessonMarkRow>({
    name: 'lesson_marks',
    text: `SELECT a.id::float8 AS id, a.student_id::float8 AS student, a.batch_id::float8 AS batch, a.date::text AS date,
        a.class_timing_id::float8 AS "classTiming", a.subject_id::float8 AS subject, a.label_id::float8 AS label, l.kind,
        l.absence_weight::text AS "absenceWeight", a.reason, a.minutes_late AS "minutesLate"
      FROM subject_attendance a JOIN attendance_label l ON l.id = a.label_id
      WHERE a.batch_id = $1 AND a.date BETWEEN $2 AND $3 AND ($4::bigint IS NULL OR a.student_id = $4)
      ORDER BY a.date, a.start_time, a.student_id`,
    most: 100_000,
    values: [batch, from, to, student],
  });

/** Students whose day was entered in the register other than from their lessons: it stays as entered. */
export const daysSaidOtherwise = async (
  connection: Connection,
  students: readonly number[],
  date: IsoDate,
): Promise<ReadonlyMap<number, boolean>> => {
  const rows = await connection.query<{ student: number; byHand: boolean }>({
    name: 'lesson_days_said',
    text: `SELECT student_id::float8 AS student, source <> 'LESSONS' AS "byHand" FROM attendance
      WHERE student_id = ANY ($1::bigint[]) AND date = $2`,
    most: 5_000,
    values: [students, date],
  });
  return new Map(rows.map(({ student, byHand }) => [student, byHand]));
};

/** Whether anyone has taken the register of a lesson of a batch on a day. */
export const isLessonTaken = async (
  connection: Connection,
  { batch, date, classTiming }: Pick<LessonPlace, 'batch' | 'date' | 'classTiming'>,
): Promise<boolean> => {
  const rows = await connection.query({
    name: 'lesson_is_taken',
    text: 'SELECT 1 FROM lesson_register WHERE batch_id = $1 AND date = $2 AND class_timing_id = $3 LIMIT 1',
    values: [batch, date, classTiming],
  });
  return rows.length > 0;
};
