import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** Totals of the books as one would write them by hand: one statement each, no sign-in, no privileges, no filters. */
const statements = {
  find: `select s.id, s.first_name, s.last_name, (select coalesce(sum(f.payable - f.principal_paid), 0) from student_fee f
      where f.student_id = s.id and f.status in ('UNPAID', 'PARTIAL')) as open
    from student s where s.first_name || ' ' || s.last_name ilike '%pupil' || $1 || '%' order by s.last_name limit 20`,
  receivables: `select s.id, s.first_name, s.last_name, sum(f.payable - f.principal_paid) as owed
    from student_fee f join student s on s.id = f.student_id where f.status in ('UNPAID', 'PARTIAL') and $1::int > 0
    group by s.id order by s.last_name, s.first_name limit 200`,
  balances: `select a.code, a.name, sum(l.debit - l.credit) as balance from journal_line l
      join ledger_account a on a.id = l.account_id join journal_entry j on j.id = l.journal_entry_id
    where j.day <= now() and $1::int > 0 group by a.id order by a.code`,
  postings: `select j.day, j.number, j.narration, l.debit, l.credit from journal_line l
      join journal_entry j on j.id = l.journal_entry_id join ledger_account a on a.id = l.account_id
    where a.fixed_key = 'RECEIVABLE' and j.day = (now() at time zone 'Asia/Karachi')::date and $1::int > 0
    order by j.day, l.id limit 200`,
} as const;

/** `/m/*`: what the desk and the ledger statements return. */
export const addMoney = (app: FastifyInstance, pool: Pool): void => {
  for (const [name, text] of Object.entries(statements)) {
    app.get<{ Querystring: { n: string } }>(`/m/${name}`, async ({ query }) => {
      const { rows } = await pool.query({ name: `money-${name}`, text, values: [query.n] });
      return { success: true, data: rows };
    });
  }
};
