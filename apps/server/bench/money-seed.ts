import type { Client } from 'pg';
import {
  billPosting,
  postingStatement,
  transactionPosting,
} from '../src/modules/finance/ledger/posting-sql.ts';

/** Families of the bench, each with one pupil at school. */
export const families = 5_000;
const collections = 10;
const paymentsOfBill = 3;
/** Days over which the money was received. */
const days = 180;

const today = "(now() at time zone 'Asia/Karachi')::date";
const dayOf = (n: string): string => `${today} - (${n} % ${days})::int`;

const people = `
  with made as (
    insert into student (admission_date, admission_number, first_name, last_name, batch_id, date_of_birth, gender)
    select date '2026-04-01', 'BM' || n, 'Pupil' || n, 'Household' || n % 2500, b.id, date '2015-01-01', 'FEMALE'
    from generate_series(1, ${families}) n, (select min(id) as id from batch) b returning id, first_name, last_name),
  adults as (
    insert into guardian (first_name, last_name)
    select 'Parent of ' || first_name, last_name from made returning id, first_name)
  insert into student_guardian (student_id, guardian_id, relation_id)
  select m.id, a.id, r.id from made m join adults a on a.first_name = 'Parent of ' || m.first_name,
    (select min(id) as id from generic_code where list_key = 'RELATION') r`;

const bills = `
  with category as (
    insert into fee_category (name, financial_year_id)
    select 'Bench', id from financial_year where ${today} between start_date and end_date returning id),
  head as (insert into master_particular (name) values ('Bench') returning id),
  term as (
    insert into fee_collection (name, category_id, start_date, end_date, due_date, status)
    select 'Bench ' || n, c.id, ${today} - n * 15, ${today} - n * 15, ${today} - n * 15, 'PUBLISHED'
    from generate_series(1, ${collections}) n, category c returning id, name, due_date),
  made as (
    insert into student_fee (student_id, collection_id, batch_id, due_date, status, particulars_total, payable, principal_paid)
    select s.id, t.id, s.batch_id, t.due_date, case when owed > paid then 'PARTIAL' else 'PAID' end, owed, owed, paid
    from student s cross join term t
      cross join lateral (select case when right(t.name, 1) in ('1', '2', '3') then 1000 else 300 end as owed, 300 as paid) a
    where s.admission_number like 'BM%' returning id, payable, principal_paid)
  insert into student_fee_line (student_fee_id, name, master_particular_id, position, amount, net, total, paid)
  select m.id, 'Bench', h.id, 1, m.payable, m.payable, m.payable, m.principal_paid from made m, head h`;

const payments = `
  with numbers as (
    insert into receipt_sequence (name, kind, prefix) values ('Bench', 'RECEIPT', 'BENCH/') returning id),
  due as (
    select f.id, f.student_id, f.batch_id, s.first_name as name, c.name as title,
      row_number() over (order by k.k, f.id) as n
    from student_fee f join student s on s.id = f.student_id and s.admission_number like 'BM%'
      join fee_collection c on c.id = f.collection_id, generate_series(1, ${paymentsOfBill}) k),
  made as (
    insert into transaction_receipt (receipt_no, sequence_id, number_int, receipt_date, student_id, batch_id, payee_name,
      total, payment_mode, details)
    select 'BENCH/' || n, q.id, n, ${dayOf('n')}, student_id, batch_id, name, 100, 'CASH', '{"fees":[],"lines":[]}'
    from due, numbers q returning id, number_int)
  insert into finance_transaction (transaction_date, title, direction, category_id, amount, payment_mode, payee_name,
    student_id, batch_id, source_type, source_id, financial_year_id, receipt_id, number)
  select ${dayOf('n')}, d.title || ' – ' || d.name, 'INCOME', k.id, 100, 'CASH', d.name, d.student_id, d.batch_id,
    'STUDENT_FEE', d.id, y.id, m.id, 'BENCH/' || n
  from due d join made m on m.number_int = d.n
    join financial_year y on ${dayOf('n')} between y.start_date and y.end_date and not y.archived,
    (select min(category_id) as id from finance_transaction where source_type = 'STUDENT_FEE') k`;

const tables = [
  'student',
  'guardian',
  'student_guardian',
  'student_fee',
  'student_fee_line',
  'transaction_receipt',
  'finance_transaction',
  'journal_entry',
  'journal_line',
];

/** 5,000 families, 50,000 bills and 200,000 entries, posted by the product's own posting statements. */
export const seedMoney = async (client: Client): Promise<number> => {
  await client.query('begin');
  for (const text of [people, bills, payments]) await client.query(text);
  // There are no statistics yet for rows written by this transaction; the statements below are planned from them.
  for (const table of tables) await client.query(`analyze ${table}`);
  // Past days are closed in the demo school; their locks are not what is measured.
  await client.query('alter table journal_entry disable trigger open_days');
  await client.query(postingStatement(billPosting("c.name like 'Bench %'", 'b.due_date')));
  await client.query(postingStatement(transactionPosting("t.number like 'BENCH/%'")));
  await client.query('set constraints all immediate');
  await client.query('alter table journal_entry enable trigger open_days');
  await client.query('commit');
  for (const table of tables) await client.query(`vacuum analyze ${table}`);
  const { rows } = await client.query<{ entries: number }>(
    'select count(*)::int as entries from journal_entry',
  );
  return rows[0]?.entries ?? 0;
};
