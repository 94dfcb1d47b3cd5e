import type { CounterPrinter, CounterStudent, StatementReceipt } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { leftToPay } from './left-to-pay.ts';
import { classes } from '../academics/classes.ts';

const student = `s.id::float8 as id, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
  s.admission_number as "admissionNumber", b.label as batch, s.batch_id::float8 as "batchId",
  g.name as guardian, g.mobile, s.status`;
const from = `from student s join ${classes} b on b.id = s.batch_id
  left join lateral (select concat_ws(' ', p.first_name, p.last_name) as name, p.mobile
    from student_guardian l join guardian p on p.id = l.guardian_id
    where l.student_id = s.id and l.immediate_contact limit 1) g on true`;

export const counterStudents = (connection: Connection, ids: readonly number[]): Promise<CounterStudent[]> =>
  connection.query<CounterStudent>({
    name: 'counter_students',
    text: `select ${student} ${from} where s.id = any($1::bigint[]) order by coalesce(s.last_name, s.first_name), s.first_name, s.id`,
    values: [ids],
  });

/** What students have to pay on a day, for the search results. */
export const openOf = async (
  connection: Connection,
  students: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, string>> => {
  const rows = await connection.query<{ student: number; open: string }>({
    name: 'counter_open_of_students',
    text: `select f.student_id::float8 as student, sum(${leftToPay('f', '$2')})::text as open
      from student_fee f where f.student_id = any($1::bigint[]) and f.status in ('UNPAID', 'PARTIAL')
      group by f.student_id`,
    values: [students, today],
  });
  return new Map(rows.map((row) => [row.student, row.open]));
};

export const receiptsOfStudent = (connection: Connection, of: number): Promise<StatementReceipt[]> =>
  connection.query<StatementReceipt>({
    name: 'counter_receipts_of_student',
    text: `select id::float8 as id, receipt_no as number, receipt_date::text as date, total::text as total,
        payment_mode as mode, status, coalesce((select string_agg(f ->> 'label', ', ')
          from jsonb_array_elements(details -> 'fees') f), '') as fees
      from transaction_receipt where student_id = $1 order by receipt_date desc, id desc`,
    most: 5_000,
    values: [of],
  });

/** The usual printer; without one receipts are printed on A4 in a single copy. */
export const usualPrinter = async (connection: Connection): Promise<CounterPrinter> => {
  const [row] = await connection.query<CounterPrinter>({
    name: 'receipt_printer_usual',
    text: `select paper, copies, auto_print as "autoPrint" from receipt_print_setting
      where active and not archived order by is_default desc, id limit 1`,
  });
  return row ?? { paper: 'A4', copies: 1, autoPrint: true };
};
