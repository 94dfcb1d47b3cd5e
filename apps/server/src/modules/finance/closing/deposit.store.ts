import type { Connection } from '../../../platform/database/database.ts';

/** A cheque or a bank draft that was in a drawer. */
export interface DrawerPaper {
  readonly mode: string;
  readonly number: string;
  readonly bank: string;
  readonly amount: string;
}

/**
 * Counted cheques and bank drafts: those the cashier took that day since the previous count and had not given back, as far
 * as the count has a line for them.
 */
export const papersInDrawer = (connection: Connection, count: number): Promise<DrawerPaper[]> =>
  connection.query<DrawerPaper>({
    name: 'cash_count_papers',
    text: `select t.payment_mode as mode, coalesce(t.reference_no, '') as number, coalesce(t.bank_name, '') as bank,
        sum(t.amount)::numeric(15,2)::text as amount
      from cash_count c join finance_transaction t on t.created_by = c.cashier_id and t.transaction_date = c.day
      where c.id = $1 and t.payment_mode in ('CHEQUE', 'DD') and t.direction <> 'EXPENSE'
        and t.reversal_of_id is null and t.created_at <= c.created_at
        and not exists (select from finance_transaction r where r.reversal_of_id = t.id and r.created_at <= c.created_at)
        and t.created_at > coalesce((select max(b.created_at) from cash_count b where b.cashier_id = c.cashier_id
          and b.day = c.day and b.status = 'POSTED' and b.id < c.id), '-infinity')
        and exists (select from cash_count_line l where l.cash_count_id = c.id and l.payment_mode = t.payment_mode)
      group by 1, 2, 3 order by min(t.id)`,
    most: 2_000,
    values: [count],
  });

/** Where a deposit goes: its account, with the number under which the bank knows it. */
export const depositAccount = async (connection: Connection, count: number): Promise<string> => {
  const [row] = await connection.query<{ name: string }>({
    name: 'cash_count_account',
    text: `select concat_ws(' · ', a.name, f.bank_name, f.account_number) as name
      from cash_count c join ledger_account a on a.id = coalesce(c.deposit_to_id,
          (select b.id from ledger_account b where b.fixed_key = 'BANK'))
        left join lateral (select bank_name, account_number from fee_account
          where ledger_account_id = a.id and active and not archived order by id limit 1) f on true
      where c.id = $1`,
    values: [count],
  });
  return row?.name ?? '';
};
