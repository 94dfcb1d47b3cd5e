import type { Connection } from '../../platform/database/database.ts';

interface Written {
  readonly id: number;
  readonly version: number;
}

export type ExitReason = 'TRANSFERRED' | 'GRADUATED' | 'LEFT' | 'REVERTED';

/** Students join a batch. @param actor id of the user, null for the product */
export const openEnrolments = (
  connection: Connection,
  students: readonly number[],
  { batch, academicYear, from }: { batch: number; academicYear: number | null; from: string },
  actor: number | null,
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'enrolment_open',
    text: `insert into batch_enrolment (student_id, batch_id, academic_year_id, start_date, created_by, updated_by)
      select student, $2, $3, $4, $5, $5 from unnest($1::bigint[]) student
      returning id::float8 as id, version`,
    values: [students, batch, academicYear, from, actor],
  });

/** A new student joins a batch: on the day of admission, or when the batch begins if that is later. */
export const openFirstEnrolment = (
  connection: Connection,
  student: number,
  actor: number | null,
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'enrolment_open_first',
    text: `insert into batch_enrolment (student_id, batch_id, academic_year_id, start_date, created_by, updated_by)
      select s.id, b.id, b.academic_year_id, greatest(s.admission_date, b.start_date), $2, $2
      from student s join batch b on b.id = s.batch_id where s.id = $1
      returning id::float8 as id, version`,
    values: [student, actor],
  });

/** Students leave their current batch; the number they had there is stored with it. */
export const closeEnrolments = (
  connection: Connection,
  students: readonly number[],
  { on, reason }: { on: string; reason: ExitReason },
  actor: number | null,
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'enrolment_close',
    text: `update batch_enrolment e set end_date = greatest(e.start_date, $2::date), exit_reason = $3,
        roll_number = s.roll_number, version = e.version + 1, updated_at = now(), updated_by = $4
      from student s where s.id = e.student_id and e.student_id = any($1::bigint[]) and e.end_date is null
      returning e.id::float8 as id, e.version`,
    values: [students, on, reason, actor],
  });

/** A student's last ended row, with its data. */
export interface LastEnrolment extends Written {
  readonly batch: number;
  readonly rollNumber: string | null;
  readonly exitReason: ExitReason;
}

export const lastClosed = async (
  connection: Connection,
  student: number,
): Promise<LastEnrolment | undefined> => {
  const [row] = await connection.query<LastEnrolment>({
    name: 'enrolment_last_closed',
    text: `select id::float8 as id, version, batch_id::float8 as batch, roll_number as "rollNumber",
        exit_reason as "exitReason"
      from batch_enrolment where student_id = $1 and end_date is not null and exit_reason <> 'REVERTED'
      order by id desc limit 1`,
    values: [student],
  });
  return row;
};

/** Reopens an ended row as if it had never ended. */
export const reopenEnrolment = async (
  connection: Connection,
  id: number,
  actor: number | null,
): Promise<void> => {
  await connection.query({
    name: 'enrolment_reopen',
    text: `update batch_enrolment set end_date = null, exit_reason = null, version = version + 1, updated_at = now(),
        updated_by = $2 where id = $1`,
    values: [id, actor],
  });
};

/** The number of batches a student has been in. */
export const countEnrolments = async (connection: Connection, student: number): Promise<number> => {
  const [row] = await connection.query<{ total: number }>({
    name: 'enrolment_count',
    text: 'select count(*)::int as total from batch_enrolment where student_id = $1',
    values: [student],
  });
  return row?.total ?? 0;
};

export const isRollNumberFree = async (
  connection: Connection,
  batch: number,
  number: string,
): Promise<boolean> => {
  const rows = await connection.query({
    name: 'roll_number_taken',
    text: 'select 1 from student where batch_id = $1 and lower(roll_number) = lower($2) and not archived limit 1',
    values: [batch, number],
  });
  return rows.length === 0;
};

/** Opens or closes a batch depending on its students; false if it already was. */
export const setBatchActive = async (
  connection: Connection,
  batch: number,
  active: boolean,
  actor: number | null,
): Promise<Written | undefined> => {
  const [row] = await connection.query<Written>({
    name: 'batch_set_active',
    text: `update batch set active = $2, version = version + 1, updated_at = now(), updated_by = $3
      where id = $1 and active <> $2 returning id::float8 as id, version`,
    values: [batch, active, actor],
  });
  return row;
};
