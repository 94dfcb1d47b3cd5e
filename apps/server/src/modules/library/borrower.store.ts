import type { Connection } from '../../platform/database/database.ts';
import { sampleOf } from '../../platform/database/part-of-rows.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import { classes } from '../academics/classes.ts';
import { holdStaff, staff } from '../hr/staff.store.ts';
import { holdStudent, roll } from '../students/roll.store.ts';

/** Who borrows: a student or an employee. */
export interface BorrowerKey {
  readonly kind: 'STUDENT' | 'EMPLOYEE';
  readonly id: number;
}

/** A person as shown at the desk. */
export interface Borrower extends BorrowerKey {
  readonly name: string;
  readonly number: string;
  /** Number on the library card of the person's record; null without one. */
  readonly cardNumber: string | null;
  /** Batch or department. */
  readonly group: string | null;
  readonly active: boolean;
  readonly batch: number | null;
  readonly course: number | null;
  readonly studentCategory: number | null;
  readonly department: number | null;
}

const people = `
  select 'STUDENT' as kind, s.id::float8 as id, s.name, s.number, s.library_card as "cardNumber", b.label as "group",
    s.active, s.batch_id::float8 as batch, s.course_id::float8 as course,
    s.category_id::float8 as "studentCategory", null::float8 as department
  from ${roll} s join ${classes} b on b.id = s.batch_id`;
const employees = `
  select 'EMPLOYEE' as kind, e.id::float8 as id, e.name, e.number, e.library_card as "cardNumber", e.department as "group",
    e.active, null::float8 as batch, null::float8 as course,
    null::float8 as "studentCategory", e.department_id::float8 as department
  from ${staff} e`;

export const borrowerOf = async (
  connection: Connection,
  { kind, id }: BorrowerKey,
): Promise<Borrower | undefined> => {
  const [row] = await connection.query<Borrower>({
    name: `library_borrower_${kind.toLowerCase()}`,
    text: kind === 'STUDENT' ? `${people} where s.id = $1` : `${employees} where e.id = $1`,
    values: [id],
  });
  return row;
};

/** Locked until the transaction ends: what one person requests in several places concurrently runs in sequence. */
export const holdBorrower = async (connection: Connection, { kind, id }: BorrowerKey): Promise<void> => {
  if (kind === 'STUDENT') await holdStudent(connection, id);
  else await holdStaff(connection, [id]);
};

/** The person whose card, admission or employee number this is: what a scanner reads. */
export const borrowersByNumber = (connection: Connection, number: string): Promise<Borrower[]> =>
  connection.query<Borrower>({
    name: 'library_borrowers_by_number',
    text: `${people} where s.id in (select s.id from ${roll} s where lower(btrim(s.number)) = lower($1)
        union select s.id from ${roll} s where lower(btrim(s.library_card)) = lower($1)
        union select student_id from library_card where lower(btrim(number)) = lower($1))
      union all ${employees} where e.id in (select e.id from ${staff} e where lower(btrim(e.number)) = lower($1)
        union select e.id from ${staff} e where lower(btrim(e.library_card)) = lower($1)
        union select employee_id from library_card where lower(btrim(number)) = lower($1))`,
    values: [number],
  });

const most = 12;

/** People by the beginning of a part of their name, current ones only. */
export const borrowersByName = (connection: Connection, words: string): Promise<Borrower[]> => {
  const like = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return connection.query<Borrower>({
    name: 'library_borrowers_by_name',
    text: `(${people} where s.active and s.name ilike $1 order by 3, 2 ${sampleOf(most)})
      union all (${employees} where e.active and e.name ilike $1 order by 3, 2 ${sampleOf(most)})
      order by 3, 2 ${sampleOf(most)}`,
    values: [like],
  });
};

/** Accounts notified about a borrower's library affairs. */
export const accountsOf = async (
  connection: Connection,
  { student, employee }: { readonly student: number | null; readonly employee: number | null },
): Promise<readonly number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'library_accounts_of',
    text: `select id::float8 as id from ${accounts} u where (student_id = $1 or employee_id = $2) and not archived`,
    values: [student, employee],
  });
  return rows.map(({ id }) => id);
};
