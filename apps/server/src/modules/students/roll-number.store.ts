import type { RollNumbering } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { studentOrder, type StudentSetting } from './student.store.ts';

/** A student of a batch with what the list of numbers shows. */
export interface RollNumberRow {
  readonly id: number;
  readonly name: string;
  readonly admissionNumber: string;
  readonly rollNumber: string | null;
}

/** Active students of a batch in the institution's preferred order. */
export const studentsOfBatch = (
  connection: Connection,
  batch: number,
  sortBy: StudentSetting['sortBy'],
): Promise<RollNumberRow[]> =>
  connection.query<RollNumberRow>({
    name: `roll_number_students_${sortBy.toLowerCase()}`,
    text: `select s.id::float8 as id, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
        s.admission_number as "admissionNumber", s.roll_number as "rollNumber"
      from student s where s.batch_id = $1 and s.status = 'ACTIVE' and not s.archived
      order by ${studentOrder[sortBy]}`,
    most: 5_000,
    values: [batch],
  });

/** Numbers of students who used to be in the batch. */
export const numbersOnceGiven = async (connection: Connection, batch: number): Promise<readonly string[]> => {
  const rows = await connection.query<{ number: string }>({
    name: 'roll_numbers_once_given',
    text: `select roll_number as number from batch_enrolment
      where batch_id = $1 and end_date is not null and roll_number is not null`,
    most: 10_000,
    values: [batch],
  });
  return rows.map(({ number }) => number);
};

/** How a batch numbers its students: its own scheme, otherwise that of its course. */
export interface BatchNumbering extends Pick<RollNumbering, 'prefix' | 'suffix' | 'digits'> {
  readonly batch: string;
  readonly course: number;
}

export const numberingOf = async (
  connection: Connection,
  batch: number,
): Promise<BatchNumbering | undefined> => {
  const [row] = await connection.query<BatchNumbering>({
    name: 'roll_number_numbering',
    text: `select concat_ws(' ', c.code, b.name) as batch, c.id::float8 as course,
        coalesce(b.roll_number_prefix, c.roll_number_prefix, '') as prefix, coalesce(b.roll_number_suffix, '') as suffix,
        coalesce(b.roll_number_digits, 1) as digits
      from batch b join course c on c.id = b.course_id where b.id = $1`,
    values: [batch],
  });
  return row;
};

/** Other active batches whose numbers use the same prefix. */
export const batchesWithPrefix = async (
  connection: Connection,
  batch: number,
  prefix: string,
): Promise<readonly string[]> => {
  const rows = await connection.query<{ name: string }>({
    name: 'roll_number_same_prefix',
    text: `select concat_ws(' ', c.code, b.name) as name from batch b join course c on c.id = b.course_id
      where b.id <> $1 and b.active and not b.archived
        and lower(coalesce(b.roll_number_prefix, c.roll_number_prefix, '')) = lower($2) order by 1`,
    most: 5_000,
    values: [batch, prefix],
  });
  return rows.map(({ name }) => name);
};

/** Removes students' numbers, so that others may get them in the same transaction. */
export const clearRollNumbers = async (
  connection: Connection,
  students: readonly number[],
): Promise<void> => {
  await connection.query({
    name: 'roll_numbers_clear',
    text: 'update student set roll_number = null where id = any($1::bigint[]) and roll_number is not null',
    values: [students],
  });
};
