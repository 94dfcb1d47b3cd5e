import type { Money } from '@school/domain';
import { actorId } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import { yearsOf } from '../financial-year.store.ts';
import { ensureChart } from './chart.store.ts';
import { accountOfMode, postingStatement } from './posting-sql.ts';

/** What a gateway paid into the bank. */
export interface Settlement {
  readonly id: number;
  readonly number: string;
  readonly day: string;
  /** What it owed, what it kept of that, and what reached the bank. */
  readonly gross: Money;
  readonly kept: Money;
  readonly net: Money;
}

const statement = postingStatement({
  facts: `select $1::bigint as id, $2::date as day, $3::text as number, $4::numeric as gross, $5::numeric as kept,
      $6::numeric as net, $7::bigint as posted_by, ${accountOfMode("'BANK_TRANSFER'", 'm')} as bank,
      ${accountOfMode("'ONLINE'", 'm')} as online
    from (select) one left join ledger_setting m on true
    where $4::numeric <> 0 and not exists (select from journal_entry j where j.fact = 'SETTLEMENT' and j.source_id = $1)`,
  made: `select entry, posted_by, day, left('Settlement ' || number, 250), 'SETTLEMENT', id, 1, left(number, 40), gross,
      (select y.id from financial_year y where facts.day between y.start_date and y.end_date and not y.archived)
    from facts`,
  sides: `select f.entry, f.posted_by, s.place, s.key, s.own, s.amount, null::bigint as student,
      null::bigint as employee, null::bigint as batch, null::bigint as department, null::bigint as supplier
    from facts f cross join lateral (values (1, 'BANK', f.bank, f.net), (2, 'GATEWAY_CHARGES', null, f.kept),
      (3, 'ONLINE', f.online, -f.gross)) as s (place, key, own, amount)`,
});

/**
 * Posts what a gateway paid: the bank gets the net amount, its charges are expense, and what it owed is cleared.
 * @throws Conflict `YEAR_CLOSED` if the day is closed
 */
export const postSettlement = async (
  work: Work,
  { id, day, number, gross, kept, net }: Settlement,
): Promise<void> => {
  await yearsOf(work, [day]);
  await ensureChart(work.transaction);
  await work.transaction.query({
    name: 'ledger_post_settlement',
    text: statement,
    values: [id, day, number, gross, kept, net, actorId(work)],
  });
};
