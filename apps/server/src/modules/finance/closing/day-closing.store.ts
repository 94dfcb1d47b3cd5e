import { accounts } from '../../../platform/accounts/accounts.ts';
import type { Connection } from '../../../platform/database/database.ts';

/** Waits for postings in progress in a day's year, and blocks others until the transaction ends. */
export const holdYearOf = async (connection: Connection, day: string): Promise<void> => {
  await connection.query({
    name: 'financial_year_hold_of_day',
    text: `select id from financial_year where $1::date between start_date and end_date and not archived
      order by id for update`,
    values: [day],
  });
};

/** Cashiers whose drawer had movements on a day and who have not counted it. */
export const notCounted = async (connection: Connection, day: string): Promise<readonly string[]> => {
  const rows = await connection.query<{ name: string }>({
    name: 'day_closing_not_counted',
    text: `select u.full_name as name from (select distinct created_by as id from finance_transaction
        where transaction_date = $1::date and payment_mode in ('CASH', 'CHEQUE', 'DD') and created_by is not null) t
      join ${accounts} u on u.id = t.id
      where not exists (select from cash_count c where c.cashier_id = u.id and c.day = $1::date and c.status = 'POSTED')
      order by name`,
    values: [day],
  });
  return rows.map(({ name }) => name);
};

/** Figures of a day at the time it is closed. */
export const figuresOf = async (
  connection: Connection,
  day: string,
): Promise<Readonly<Record<'received' | 'paidOut' | 'difference' | 'cash', string>>> => {
  const [row] = await connection.query<Record<'received' | 'paidOut' | 'difference' | 'cash', string>>({
    name: 'day_closing_figures',
    text: `select
        (select coalesce(sum(amount) filter (where direction <> 'EXPENSE'), 0)::numeric(15,2)::text
          from finance_transaction where transaction_date = $1::date and payment_mode <> 'WALLET') as received,
        (select coalesce(sum(amount) filter (where direction = 'EXPENSE'), 0)::numeric(15,2)::text
          from finance_transaction where transaction_date = $1::date and payment_mode <> 'WALLET') as "paidOut",
        (select coalesce(sum(counted - expected), 0)::numeric(15,2)::text from cash_count
          where day = $1::date and status = 'POSTED') as difference,
        (select coalesce(sum(l.debit - l.credit), 0)::numeric(15,2)::text from ledger_account a
          join journal_line l on l.account_id = a.id join journal_entry j on j.id = l.journal_entry_id
          where a.fixed_key = 'CASH' and j.day <= $1::date) as cash`,
    values: [day],
  });
  return row ?? { received: '0.00', paidOut: '0.00', difference: '0.00', cash: '0.00' };
};
