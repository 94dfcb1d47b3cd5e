import { bookedModes } from '@school/resources';
import type { ReportBinding } from '../../../engine/report/reports.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';
import type { Connection } from '../../../platform/database/database.ts';

/** The figures of one means of payment in the books. */
export interface ExpectedMeans {
  readonly mode: string;
  readonly amount: string;
}

/** Counts of the same cashier are serialised, so that none is based on figures about to change. */
export const holdDrawer = async (connection: Connection, cashier: number): Promise<void> => {
  await connection.query({
    name: 'cash_drawer_hold',
    text: `select pg_advisory_xact_lock(hashtext('cash_drawer'), $1::int)`,
    values: [cashier],
  });
};

/**
 * SQL of what each cashier should have at the end of a day: for cash everything that went through the drawer, including
 * surpluses, shortages and bank deposits from counts; for other means what came in that day and has not been counted yet.
 */
const drawers = (cashier: string, day: string): string => `
  select cashier, mode, sum(amount)::numeric(15,2) as amount from (
        select created_by as cashier, payment_mode as mode, case when direction = 'EXPENSE' then -amount else amount end as amount
        from finance_transaction
        where ${cashier}created_by is not null and payment_mode <> 'WALLET' and transaction_date <= ${day}::date
          and (payment_mode = 'CASH' or transaction_date = ${day}::date)
        union all
        select c.cashier_id, l.payment_mode, case when l.payment_mode = 'CASH' then c.float_added + l.counted - l.expected - c.deposit
          else -l.counted end
        from cash_count c join cash_count_line l on l.cash_count_id = c.id
        where c.status = 'POSTED' and (l.payment_mode = 'CASH' or c.day = ${day}::date)) moved
  group by cashier, mode having sum(amount) <> 0`;

/** What a cashier should have of each means at the end of a day. */
export const expectedOf = (connection: Connection, cashier: number, day: string): Promise<ExpectedMeans[]> =>
  connection.query<ExpectedMeans>({
    name: 'cash_count_expected',
    text: `select mode, amount::text as amount from (${drawers('created_by = $1 and ', '$2')}) d
      where cashier = $1 order by mode`,
    values: [cashier, day],
  });

/** All drawers side by side, with what was counted in them that day. */
export const drawersBinding: ReportBinding = {
  statement: (asked) => ({
    text: `select json_build_object('cashier', u.full_name,
        'paymentMode', $2::jsonb ->> coalesce(d.mode, n.mode), 'expected', coalesce(d.amount, 0)::numeric(15,2)::text,
        'counted', n.counted::text, 'difference', n.difference::text, 'deposit', n.deposit::text,
        'cashierId', u.id, 'mode', coalesce(d.mode, n.mode), 'day', $1::date,
        'since', case when coalesce(d.mode, n.mode) <> 'CASH' then $1::date end)::text as row
      from (${drawers('', '$1')}) d
        full join (select c.cashier_id as cashier, l.payment_mode as mode, sum(l.counted)::numeric(15,2) as counted,
            sum(l.counted - l.expected)::numeric(15,2) as difference,
            sum(case when l.payment_mode = 'CASH' then c.deposit end)::numeric(15,2) as deposit
          from cash_count c join cash_count_line l on l.cash_count_id = c.id
          where c.status = 'POSTED' and c.day = $1::date group by 1, 2) n on n.cashier = d.cashier and n.mode = d.mode
        join ${accounts} u on u.id = coalesce(d.cashier, n.cashier)
      order by u.full_name, u.id, coalesce(d.mode, n.mode)`,
    values: [asked['on'], JSON.stringify(bookedModes)],
  }),
};

/** What the previous count left in the drawer. */
export const leftInDrawer = async (connection: Connection, cashier: number): Promise<string> => {
  const [row] = await connection.query<{ left: string }>({
    name: 'cash_count_left',
    text: `select (cash_counted - deposit)::text as left from cash_count
      where cashier_id = $1 and status = 'POSTED' order by id desc limit 1`,
    values: [cashier],
  });
  return row?.left ?? '0.00';
};
