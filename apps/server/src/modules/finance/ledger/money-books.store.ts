import type { ReportBinding } from '../../../engine/report/reports.ts';
import { spanOf } from '../report-span.ts';

/**
 * The book of the given accounts that hold money and of all their descendants in the chart, for the bank also of the
 * accounts assigned to fee accounts and means of payment: what came in and went out, after a line that brings the balance
 * forward.
 */
export const bookBinding = (keys: readonly string[]): ReportBinding => ({
  statement: (asked) => ({
    text: `with recursive kept as (
        select id, name from ledger_account where fixed_key = any($3::text[])
          or ($5::boolean and (id in (select ledger_account_id from fee_account)
            or id in (select unnest(array[cheque_id, draft_id, bank_transfer_id, online_id, card_id, others_id]) from ledger_setting)))
        union
        select a.id, a.name from ledger_account a join kept k on a.parent_id = k.id),
      posted as (
        select j.day, j.number, j.narration, k.name, l.debit, l.credit, j.id as entry, l.id as line
        from kept k join journal_line l on l.account_id = k.id join journal_entry j on j.id = l.journal_entry_id
        where j.day <= $2::date and ($4::bigint is null or k.id = $4)),
      shown as (
        select null::date as day, null as number, 'Brought forward' as narration, null as name, null::numeric as debit,
          null::numeric as credit, null::bigint as entry, 0::bigint as line,
          coalesce(sum(debit - credit), 0)::numeric(15,2) as moved
        from posted where day < $1::date
        union all
        select day, number, narration, name, nullif(debit, 0), nullif(credit, 0), entry, line, debit - credit
        from posted where day >= $1::date)
      select json_build_object('day', day, 'number', number, 'narration', narration, 'account', name,
        'received', debit::text, 'paidOut', credit::text, 'entryId', entry,
        'balance', (sum(moved) over (order by day nulls first, line))::numeric(15,2)::text)::text as row
      from shown order by day nulls first, line`,
    values: [...spanOf(asked), keys, asked['account'] ?? null, keys.includes('BANK')],
  }),
});
