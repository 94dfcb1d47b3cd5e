import type { ReportBinding } from '../../../engine/report/reports.ts';
import type { ReportQuery } from '../../../engine/report/report-query.ts';
import { spanOf } from '../report-span.ts';
import { classes } from '../../academics/classes.ts';

/** Labels of the account types, as groups of a statement. */
export const typeWords = {
  ASSET: 'Assets',
  LIABILITY: 'Liabilities',
  EQUITY: 'Equity',
  INCOME: 'Income',
  EXPENSE: 'Expenses',
};

/** SQL: a closing moves a year's remaining balance into equity; the statement of that year is unaffected. */
export const notClosing = `j.fact not in ('CLOSING', 'CLOSING_REVERSAL')`;

/** Accounts with postings up to the last day; a negative amount is a credit. Their totals are 0.00 before and after. */
export const trialBalanceBinding: ReportBinding = {
  statement: (asked) => ({
    text: `select json_build_object('type', $3::jsonb ->> a.type, 'code', a.code, 'account', a.name, 'accountId', a.id,
        'before', m.before::text, 'debit', m.debit::text, 'credit', m.credit::text,
        'after', (m.before + m.debit - m.credit)::text,
        'beforeFrom', ($1::date - interval '1 year')::date, 'beforeTo', $1::date - 1)::text as row
      from (
        select l.account_id,
          coalesce(sum(l.debit - l.credit) filter (where j.day < $1::date), 0)::numeric(15,2) as before,
          coalesce(sum(l.debit) filter (where j.day >= $1::date), 0)::numeric(15,2) as debit,
          coalesce(sum(l.credit) filter (where j.day >= $1::date), 0)::numeric(15,2) as credit
        from journal_line l join journal_entry j on j.id = l.journal_entry_id
        where j.day <= $2::date group by l.account_id) m
      join ledger_account a on a.id = m.account_id
      order by array_position(array['ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE'], a.type::text), a.code`,
    values: [...spanOf(asked), JSON.stringify(typeWords)],
  }),
};

/** Postings of the account up to the last day, filtered by whom or what was asked for. */
const posted = `posted as not materialized (
    select j.day, j.id as entry, l.id as line, l.debit, l.credit
    from journal_line l join journal_entry j on j.id = l.journal_entry_id
    where l.account_id = $3 and ($4::bigint is null or l.student_id = $4)
      and ($5::bigint is null or l.batch_id in (select b.id from ${classes} b where b.course_id = $5))
      and ($6::bigint is null or l.batch_id = $6) and ($7::bigint is null or l.department_id = $7)
      and ($8::bigint is null or l.supplier_id = $8) and j.day <= $2::date
      and ($9::text is null or ${notClosing}))`;
/** The balance before the period, and the line that brings it forward: the first one. */
const before = 'select coalesce(sum(debit - credit), 0) as moved from posted where day < $1::date';
const forward = `select null::date as day, null::bigint as entry, 0::bigint as line, null::numeric as debit,
    null::numeric as credit, moved from (${before}) b`;
const inDays = 'from posted where day >= $1::date';
const inOrder = 'order by day nulls first, entry nulls first, line';
/** The same for postings alone, in the order of the index by day. */
const byIndex = 'order by day, entry, line';
const withBalance = (rows: string, start = '0'): string =>
  `select day, entry, debit, credit, (${start} + sum(moved) over (${inOrder}))::numeric(15,2) as balance
    from (${rows}) s ${inOrder}`;

/** A year of a busy account has more postings than anyone reads: those of the page are found through the index by day. */
const statementPage: ReportQuery['page'] = ({ limit, offset }) => {
  const first = `(${offset} = 0)`;
  const skipped = `greatest(${offset} - 1, 0)`;
  const passed = `(select debit - credit as moved ${inDays} ${byIndex} limit ${skipped})`;
  const shown = `(select *, debit - credit as moved ${inDays} ${byIndex}
    limit ${limit} - ${first}::int offset ${skipped})`;
  // The line that brings the balance forward carries it; on later pages it precedes all rows.
  const start = `case when ${first} then 0 else (${before}) + (select coalesce(sum(moved), 0) from ${passed} p) end`;
  return {
    rows: `with ${posted} ${withBalance(`select * from (${forward}) f where ${first} union all ${shown}`, start)}`,
    told: `with ${posted} select 1 + count(*) as total, sum(debit) as debit, sum(credit) as credit ${inDays}`,
  };
};

/** Postings of one account in the period, after a line that brings its balance forward. */
export const accountStatementBinding: ReportBinding = {
  statement: (asked) => ({
    text: `with ${posted} ${withBalance(`${forward} union all select *, debit - credit ${inDays}`)}`,
    values: [
      ...spanOf(asked),
      asked['account'],
      asked['student'] ?? null,
      asked['course'] ?? null,
      asked['batch'] ?? null,
      asked['department'] ?? null,
      asked['supplier'] ?? null,
      asked['closings'] ?? null,
    ],
    cells: {
      day: 'g.day',
      number: '(select j.number from journal_entry j where j.id = g.entry)',
      narration: `coalesce((select j.narration from journal_entry j where j.id = g.entry), 'Brought forward')`,
      debit: 'g.debit',
      credit: 'g.credit',
      entryId: 'g.entry',
      balance: 'g.balance',
    },
    page: statementPage,
  }),
};
