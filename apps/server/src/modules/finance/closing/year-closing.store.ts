import type { Connection } from '../../../platform/database/database.ts';

/** An income or expense account with its balance at the end of a year, and the equity account it closes to. */
export interface ClosingBalance {
  readonly account: number;
  readonly target: number;
  readonly balance: string;
}

/** Balances not yet closed at the end of a day. */
export const balancesToClose = (connection: Connection, day: string): Promise<ClosingBalance[]> =>
  connection.query<ClosingBalance>({
    name: 'ledger_balances_to_close',
    text: `select a.id::float8 as account, coalesce(a.closes_to_id, s.id)::float8 as target,
        sum(l.debit - l.credit)::numeric(15,2)::text as balance
      from ledger_account a join journal_line l on l.account_id = a.id join journal_entry j on j.id = l.journal_entry_id
        join ledger_account s on s.fixed_key = 'SURPLUS'
      where a.type in ('INCOME', 'EXPENSE') and j.day <= $1::date
      group by a.id, s.id having sum(l.debit - l.credit) <> 0 order by a.code`,
    values: [day],
  });

/** The first open year before the given one in which something was posted. */
export const openYearBefore = async (connection: Connection, end: string): Promise<string | undefined> => {
  const [row] = await connection.query<{ name: string }>({
    name: 'financial_year_open_before',
    text: `select y.name from financial_year y where y.end_date < $1::date and y.status = 'OPEN' and not y.archived
        and exists (select from journal_entry j where j.day between y.start_date and y.end_date)
      order by y.start_date limit 1`,
    values: [end],
  });
  return row?.name;
};

/** The last closed year after the given one. */
export const closedYearAfter = async (connection: Connection, end: string): Promise<string | undefined> => {
  const [row] = await connection.query<{ name: string }>({
    name: 'financial_year_closed_after',
    text: `select name from financial_year where start_date > $1::date and status = 'CLOSED' and not archived
      order by start_date desc limit 1`,
    values: [end],
  });
  return row?.name;
};
