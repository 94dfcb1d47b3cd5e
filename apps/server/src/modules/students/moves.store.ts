import type { Connection } from '../../platform/database/database.ts';

/** A student to be moved, locked until the transaction ends. */
export interface HeldStudent {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly batch: number;
  readonly rollNumber: string | null;
  readonly status: string;
  readonly archived: boolean;
}

export const holdStudents = async (
  connection: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, HeldStudent>> => {
  const rows = await connection.query<HeldStudent>({
    name: 'students_hold',
    text: `select id::float8 as id, version, concat_ws(' ', first_name, middle_name, last_name) as name,
        batch_id::float8 as batch, roll_number as "rollNumber", status, archived
      from student where id = any($1::bigint[]) order by id for update`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
};

interface Written {
  readonly id: number;
  readonly version: number;
}

/** Puts students into a batch, without a number there. */
export const putIntoBatch = (
  connection: Connection,
  students: readonly number[],
  { batch, course }: { batch: number; course: number },
  actor: number | null,
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'students_put_into_batch',
    text: `update student set batch_id = $2, course_id = $3, roll_number = null, version = version + 1,
        updated_at = now(), updated_by = $4 where id = any($1::bigint[]) returning id::float8 as id, version`,
    values: [students, batch, course, actor],
  });

/** Marks students as having finished school. */
export const graduateStudents = (
  connection: Connection,
  students: readonly number[],
  { on, note }: { on: string; note: string },
  actor: number | null,
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'students_graduate',
    text: `update student set status = 'GRADUATED', leaving_date = greatest(admission_date, $2::date), leaving_note = $3,
        roll_number = null, version = version + 1, updated_at = now(), updated_by = $4
      where id = any($1::bigint[]) returning id::float8 as id, version`,
    values: [students, on, note, actor],
  });

/** Sets the number of one student; null removes it. */
export const setRollNumber = async (
  connection: Connection,
  student: number,
  number: string | null,
  actor: number | null,
): Promise<Written | undefined> => {
  const [row] = await connection.query<Written>({
    name: 'student_set_roll_number',
    text: `update student set roll_number = $2, version = version + 1, updated_at = now(), updated_by = $3
      where id = $1 and roll_number is distinct from $2 returning id::float8 as id, version`,
    values: [student, number, actor],
  });
  return row;
};

/** Sets the numbers of students, each for the student at the same position. */
export const setRollNumbers = (
  connection: Connection,
  students: readonly number[],
  numbers: readonly (string | null)[],
  actor: number | null,
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'students_set_roll_numbers',
    text: `update student s set roll_number = n.number, version = s.version + 1, updated_at = now(), updated_by = $3
      from unnest($1::bigint[], $2::text[]) as n(student, number) where s.id = n.student
      returning s.id::float8 as id, s.version`,
    values: [students, numbers, actor],
  });

/** Whom a transfer moves, with their previous numbers. */
export const movedLines = (
  connection: Connection,
  transfer: number,
): Promise<{ readonly student: number; readonly oldRollNumber: string | null }[]> =>
  connection.query({
    name: 'batch_transfer_moved',
    text: `select student_id::float8 as student, old_roll_number as "oldRollNumber" from batch_transfer_item
      where batch_transfer_id = $1 and status = 'DONE' order by id`,
    most: 5_000,
    values: [transfer],
  });

/** Students of a prepared transfer, in line order. */
export const preparedStudents = async (connection: Connection, transfer: number): Promise<number[]> => {
  const rows = await connection.query<{ student: number }>({
    name: 'batch_transfer_prepared',
    text: `select student_id::float8 as student from batch_transfer_item
      where batch_transfer_id = $1 and status = 'PLANNED' order by id`,
    most: 5_000,
    values: [transfer],
  });
  return rows.map(({ student }) => student);
};

/** Those of the students due to be moved by a transfer that has not taken place yet. */
export const studentsWithPlan = async (
  connection: Connection,
  students: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await connection.query<{ student: number }>({
    name: 'batch_transfer_students_planned',
    text: `select distinct student_id::float8 as student from batch_transfer_item
      where student_id = any($1::bigint[]) and status = 'PLANNED'`,
    most: 5_000,
    values: [students],
  });
  return new Set(rows.map(({ student }) => student));
};

/** Outcome of the lines of a prepared transfer: those who go, with their previous number, and those left out. */
export const settlePrepared = async (
  connection: Connection,
  transfer: number,
  going: readonly HeldStudent[],
): Promise<void> => {
  await connection.query({
    name: 'batch_transfer_settle',
    text: `update batch_transfer_item i set status = case when g.id is null then 'LEFT_OUT' else 'DONE' end,
        old_roll_number = g.number, version = i.version + 1, updated_at = now()
      from batch_transfer_item o left join unnest($2::bigint[], $3::text[]) as g(id, number) on g.id = o.student_id
      where o.id = i.id and i.batch_transfer_id = $1 and i.status = 'PLANNED'`,
    values: [transfer, going.map(({ id }) => id), going.map(({ rollNumber }) => rollNumber)],
  });
};

/** Prepared transfers whose day has come, oldest first. */
export const dueTransfers = async (connection: Connection, today: string): Promise<number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'batch_transfer_due',
    text: `select id::float8 as id from batch_transfer where state = 'PLANNED' and date <= $1 order by date, id`,
    most: 1_000,
    values: [today],
  });
  return rows.map(({ id }) => id);
};

/** A graduation of the student is no longer valid. */
export const markGraduateTakenBack = async (connection: Connection, student: number): Promise<void> => {
  await connection.query({
    name: 'graduation_item_taken_back',
    text: `update graduation_item set status = 'REVERTED', version = version + 1, updated_at = now()
      where student_id = $1 and status = 'DONE'`,
    values: [student],
  });
};

/** A transfer of the student is reverted. */
export const markTransferTakenBack = async (
  connection: Connection,
  transfer: number,
  students: readonly number[],
): Promise<void> => {
  await connection.query({
    name: 'batch_transfer_item_taken_back',
    text: `update batch_transfer_item set status = 'REVERTED', version = version + 1, updated_at = now()
      where batch_transfer_id = $1 and student_id = any($2::bigint[])`,
    values: [transfer, students],
  });
};
