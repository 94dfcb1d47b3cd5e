import type { ReportBinding } from '../../../engine/report/reports.ts';
import { spanOf } from '../report-span.ts';
import { classes } from '../../academics/classes.ts';

/** The words of the types of accounts, as groups of a statement. */
export const typeWords = {
  ASSET: 'Assets',
  LIABILITY: 'Liabilities',
  EQUITY: 'Equity',
  INCOME: 'Income',
  EXPENSE: 'Expenses',
};

/** SQL: a closing moves what is left of a year into equity; the statement of the year stays as it was. */
export const notClosing = `j.fact not in ('CLOSING', 'CLOSING_REVERSAL')`;

/** Accounts with postings up to the last day; an amount below zero is a credit. Their sums are 0.00 before and after. */
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

/** Postings of one account in the days, after a line that brings its balance forward. */
export const accountStatementBinding: ReportBinding = {
  statement: (asked) => ({
    text: `with posted as not materialized (
        select j.day, j.number, j.narration, l.debit, l.credit, j.id as entry, l.id as line
        from journal_line l join journal_entry j on j.id = l.journal_entry_id
      where l.account_id = $3 and ($4::bigint is null or l.student_id = $4)
        and ($5::bigint is null or l.batch_id in (select b.id from ${classes} b where b.course_id = $5))
        and ($6::bigint is null or l.batch_id = $6) and ($7::bigint is null or l.department_id = $7)
        and ($8::bigint is null or l.supplier_id = $8) and j.day <= $2::date
        and ($9::text is null or ${notClosing})),
      shown as (
        select null::date as day, null as number, 'Brought forward' as narration, null::numeric as debit,
          null::numeric as credit, null::bigint as entry, 0::bigint as line,
          coalesce(sum(debit - credit), 0)::numeric(15,2) as moved
        from posted where day < $1::date
        union all
        select day, number, narration, debit, credit, entry, line, debit - credit from posted where day >= $1::date)
      select json_build_object('day', day, 'number', number, 'narration', narration, 'debit', debit::text,
        'credit', credit::text, 'entryId', entry,
        'balance', (sum(moved) over (order by day nulls first, line))::numeric(15,2)::text)::text as row
      from shown order by day nulls first, line`,
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
  }),
};
