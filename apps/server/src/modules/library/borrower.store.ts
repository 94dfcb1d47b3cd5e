import type { Connection } from '../../platform/database/database.ts';
import { sampleOf } from '../../platform/database/part-of-rows.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import { classes } from '../academics/classes.ts';

/** Who borrows: a student or an employee. */
export interface BorrowerKey {
  readonly kind: 'STUDENT' | 'EMPLOYEE';
  readonly id: number;
}

/** A person as the desk sees him. */
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
  select 'STUDENT' as kind, s.id::float8 as id, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
    s.admission_number as number, s.library_card as "cardNumber", b.label as "group",
    s.status = 'ACTIVE' and not s.archived as active, s.batch_id::float8 as batch, s.course_id::float8 as course,
    s.category_id::float8 as "studentCategory", null::float8 as department
  from student s join ${classes} b on b.id = s.batch_id`;
const staff = `
  select 'EMPLOYEE' as kind, e.id::float8 as id, concat_ws(' ', e.first_name, e.middle_name, e.last_name) as name,
    e.employee_number as number, e.library_card as "cardNumber", d.name as "group",
    e.status = 'ACTIVE' and not e.archived as active, null::float8 as batch, null::float8 as course,
    null::float8 as "studentCategory", e.department_id::float8 as department
  from employee e join employee_department d on d.id = e.department_id`;

export const borrowerOf = async (
  connection: Connection,
  { kind, id }: BorrowerKey,
): Promise<Borrower | undefined> => {
  const [row] = await connection.query<Borrower>({
    name: `library_borrower_${kind.toLowerCase()}`,
    text: kind === 'STUDENT' ? `${people} where s.id = $1` : `${staff} where e.id = $1`,
    values: [id],
  });
  return row;
};

/** Held until the transaction ends: what one person asks for at several places at once follows one another. */
export const holdBorrower = async (connection: Connection, { kind, id }: BorrowerKey): Promise<void> => {
  const table = kind === 'STUDENT' ? 'student' : 'employee';
  await connection.query({
    name: `library_borrower_hold_${table}`,
    text: `select 1 from ${table} where id = $1 for no key update`,
    values: [id],
  });
};

/** Somebody whose card, admission or employee number this is: what a scanner reads. */
export const borrowersByNumber = (connection: Connection, number: string): Promise<Borrower[]> =>
  connection.query<Borrower>({
    name: 'library_borrowers_by_number',
    text: `${people} where s.id in (select id from student where lower(btrim(admission_number)) = lower($1)
        union select id from student where lower(btrim(library_card)) = lower($1)
        union select student_id from library_card where lower(btrim(number)) = lower($1))
      union all ${staff} where e.id in (select id from employee where lower(btrim(employee_number)) = lower($1)
        union select id from employee where lower(btrim(library_card)) = lower($1)
        union select employee_id from library_card where lower(btrim(number)) = lower($1))`,
    values: [number],
  });

const most = 12;

/** People by the beginning of a part of their name, present ones only. */
export const borrowersByName = (connection: Connection, words: string): Promise<Borrower[]> => {
  const like = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return connection.query<Borrower>({
    name: 'library_borrowers_by_name',
    text: `(${people} where s.status = 'ACTIVE' and not s.archived
        and concat_ws(' ', s.first_name, s.middle_name, s.last_name) ilike $1 order by 3, 2 ${sampleOf(most)})
      union all (${staff} where e.status = 'ACTIVE' and not e.archived
        and concat_ws(' ', e.first_name, e.middle_name, e.last_name) ilike $1 order by 3, 2 ${sampleOf(most)})
      order by 3, 2 ${sampleOf(most)}`,
    values: [like],
  });
};

/** Accounts that hear of what a borrower has at the library. */
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
