import type { Loan } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import type { BorrowerKey } from './borrower.store.ts';
import { classes } from '../academics/classes.ts';
import { departments } from '../hr/staff.store.ts';

const loans = `select m.id::float8 as id, m.version, c.book_number as copy, t.title, m.borrower,
    coalesce(b.label, d.name) as "group", m.student_id is not null as "isStudent",
    m.batch_id::float8 as batch, m.issued_on::text as "issuedOn", m.due_on::text as "dueOn", m.status,
    m.renewal_count as "renewalCount", m.renewals_allowed as "renewalsAllowed", m.renewal_period as "renewalPeriod",
    m.fine_per_day::text as "finePerDay", m.grace_days as "graceDays", m.max_fine::text as "maxFine",
    coalesce(t.replacement_cost, c.price)::text as cost
  from book_movement m join book_copy c on c.id = m.copy_id join book_title t on t.id = m.book_title_id
    left join ${classes} b on b.id = m.batch_id
    left join ${departments} d on d.id = m.department_id`;

/** The loan of a copy that is out, or was lost while on loan. */
export const loanOfCopy = async (connection: Connection, copy: number): Promise<Loan | undefined> => {
  const [row] = await connection.query<Loan>({
    name: 'library_loan_of_copy',
    text: `${loans} where m.copy_id = $1 and m.status in ('ISSUED', 'RENEWED', 'LOST') order by m.id desc limit 1`,
    values: [copy],
  });
  return row;
};

export const loanById = async (connection: Connection, id: number): Promise<Loan | undefined> => {
  const [row] = await connection.query<Loan>({
    name: 'library_loan_by_id',
    text: `${loans} where m.id = $1`,
    values: [id],
  });
  return row;
};

/** What is on loan to given people, earliest due first. */
export const openLoansOf = (
  connection: Connection,
  { students, employee }: { readonly students: readonly number[]; readonly employee: number | null },
): Promise<Loan[]> =>
  connection.query<Loan>({
    name: 'library_open_loans_of',
    text: `${loans} where m.id in (
        select id from book_movement where student_id = any($1::bigint[]) and status in ('ISSUED', 'RENEWED')
        union select id from book_movement where employee_id = $2 and status in ('ISSUED', 'RENEWED'))
      order by m.due_on, m.id`,
    most: 5_000,
    values: [students, employee],
  });

/** Whether a copy of the book is on loan to someone. */
export const holdsTitle = async (
  connection: Connection,
  { kind, id }: BorrowerKey,
  title: number,
): Promise<boolean> => {
  const rows = await connection.query({
    name: `library_holds_title_${kind.toLowerCase()}`,
    text: `select 1 from book_movement where ${kind === 'STUDENT' ? 'student_id' : 'employee_id'} = $1
      and book_title_id = $2 and status in ('ISSUED', 'RENEWED') limit 1`,
    values: [id, title],
  });
  return rows.length > 0;
};
