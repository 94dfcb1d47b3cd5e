import type { ReportBinding } from '../../../engine/report/reports.ts';
import { spanOf } from '../report-span.ts';
import { notClosing, typeWords } from './ledger-reports.store.ts';
import { classes } from '../../academics/classes.ts';

/** Income positive and expenses negative, in the period and in the same period of the year before. */
export const incomeStatementBinding: ReportBinding = {
  statement: (asked) => ({
    text: `select json_build_object('type', $3::jsonb ->> a.type, 'code', a.code, 'account', a.name, 'accountId', a.id, 'closings', 'WITHOUT',
        'beforeFrom', ($1::date - interval '1 year')::date, 'beforeTo', ($2::date - interval '1 year')::date,
        'amount', m.amount::text, 'before', m.before::text, 'change', (m.amount - m.before)::text)::text as row
      from (
        select l.account_id,
          coalesce(sum(l.credit - l.debit) filter (where j.day between $1::date and $2::date), 0)::numeric(15,2) as amount,
          coalesce(sum(l.credit - l.debit) filter (where j.day between ($1::date - interval '1 year')::date
            and ($2::date - interval '1 year')::date), 0)::numeric(15,2) as before
        from journal_entry j join journal_line l on l.journal_entry_id = j.id left join ${classes} b on b.id = l.batch_id
        where (j.day between $1::date and $2::date
            or j.day between ($1::date - interval '1 year')::date and ($2::date - interval '1 year')::date)
          and ${notClosing} and ($4::bigint is null or b.course_id = $4)
          and ($5::bigint is null or l.department_id = $5) and ($6::bigint is null or l.batch_id = $6)
        group by l.account_id) m
      join ledger_account a on a.id = m.account_id
      where a.type in ('INCOME', 'EXPENSE') and (m.amount <> 0 or m.before <> 0)
      order by a.type desc, a.code`,
    values: [
      ...spanOf(asked),
      JSON.stringify(typeWords),
      asked['course'] ?? null,
      asked['department'] ?? null,
      asked['batch'] ?? null,
    ],
  }),
};

/**
 * Balances at the end of a day. Income and expenses since the last closing appear in equity as one row, so that both
 * columns balance on every day. Later postings are subtracted rather than all earlier ones summed: for today there are
 * none.
 */
export const balanceSheetBinding: ReportBinding = {
  statement: (asked) => ({
    text: `with held as (
        select a.type, a.code, a.name, a.id, m.balance
        from (select l.account_id, sum(l.debit - l.credit)::numeric(15,2) as balance from journal_line l
            where not exists (select from journal_entry j where j.id = l.journal_entry_id and j.day > $1::date)
            group by l.account_id) m
          join ledger_account a on a.id = m.account_id),
      shown as (
        select type, code, name, id, balance from held
        where type in ('ASSET', 'LIABILITY', 'EQUITY') and balance <> 0
        union all
        select 'EQUITY', null, case when sum(balance) > 0 then 'Deficit not closed yet' else 'Surplus not closed yet' end,
          null, sum(balance)
        from held where type in ('INCOME', 'EXPENSE') having sum(balance) <> 0)
      select json_build_object('type', $2::jsonb ->> type, 'code', code, 'account', name, 'accountId', id,
        'assets', case when type = 'ASSET' then balance::text end,
        'funding', case when type <> 'ASSET' then (-balance)::text end,
        'from', ($1::date - interval '1 year')::date, 'to', $1::date,
        'earnedSince', case when id is null then (select coalesce(max(j.day) filter (where j.fact = 'CLOSING') + 1, min(j.day))
          from journal_entry j where j.day <= $1::date) end)::text as row
      from shown
      order by array_position(array['ASSET', 'LIABILITY', 'EQUITY'], type::text), code nulls last`,
    values: [asked['on'], JSON.stringify(typeWords)],
  }),
};
