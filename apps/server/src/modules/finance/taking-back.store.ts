import type { Connection } from '../../platform/database/database.ts';
import type { TransactionRow } from './booking.store.ts';
import type { VoidedReceipt } from './voided-receipts.ts';

/** The transactions of a receipt, or of the record that they originate from. */
export type TransactionsOf =
  { readonly receipt: number } | { readonly source: { readonly type: string; readonly id: number } };

/** Those that count: neither reversed nor reversing something. */
export const transactionsOf = (connection: Connection, which: TransactionsOf): Promise<TransactionRow[]> => {
  const [receipt, type, id] =
    'receipt' in which ? [which.receipt, null, null] : [null, which.source.type, which.source.id];
  return connection.query<TransactionRow>({
    name: `transactions_that_count_${receipt === null ? 'source' : 'receipt'}`,
    text: `select t.id::float8 as id, t.transaction_date::text as day, t.title, t.direction, t.category_id::float8 as category,
        t.amount::text as amount, t.tax_amount::text as tax, t.fine_amount::text as fine, t.payment_mode as mode,
        t.reference_no, t.bank_name, t.payee_name as payee, t.student_id::float8 as student, t.batch_id::float8 as batch, t.supplier_id::float8 as supplier,
        t.source_type, t.source_id, t.financial_year_id::float8 as year, t.fee_account_id::float8 as fee_account,
        t.ledger_account_id::float8 as ledger_account,
        t.receipt_id::float8 as receipt, t.number, t.reversal_of_id::float8 as reversal_of, t.reverse_reason as reason
      from finance_transaction t
      where ${receipt === null ? 't.source_id = $2 and t.source_type = $1' : 't.receipt_id = $1'}
        and t.reversal_of_id is null
        and not exists (select from finance_transaction r where r.reversal_of_id = t.id)
      order by t.id`,
    values: receipt === null ? [type, id] : [receipt],
  });
};

/** A receipt that was cancelled along with what it was given for. */
export interface CancelledReceipt extends VoidedReceipt {
  readonly id: number;
  readonly version: number;
}

export const markReceiptsCancelled = (
  connection: Connection,
  receipts: readonly number[],
  { reason, on, by }: { readonly reason: string; readonly on: string; readonly by: number | null },
): Promise<CancelledReceipt[]> =>
  connection.query({
    name: 'receipts_cancel',
    text: `update transaction_receipt set status = 'CANCELLED', cancel_reason = $2, cancelled_on = $3,
        version = version + 1, updated_at = now(), updated_by = $4
      where id = any($1::bigint[]) and status = 'VALID' returning id::float8 as id, version,
        receipt_no as number, payee_name as payee, total::text as total, student_id::float8 as student`,
    values: [receipts, reason, on, by],
  });
