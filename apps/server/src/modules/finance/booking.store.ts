import type { Connection } from '../../platform/database/database.ts';

/** Ids of rows about to be written, so that related rows can reference each other from the start. */
export const nextIds = async (connection: Connection, table: string, count: number): Promise<number[]> => {
  if (count === 0) return [];
  const rows = await connection.query<{ id: number }>({
    name: 'next_ids',
    text: `select nextval(pg_get_serial_sequence(quote_ident($1), 'id'))::float8 as id from generate_series(1, $2)`,
    values: [table, count],
  });
  return rows.map(({ id }) => id);
};

/** A receipt as it is stored. */
export interface ReceiptRow {
  readonly id: number;
  readonly receipt_no: string;
  readonly sequence: number;
  readonly number: number;
  readonly day: string;
  readonly student: number | null;
  readonly batch: number | null;
  readonly payee: string;
  readonly payee_number: string | null;
  readonly total: string;
  readonly mode: string;
  readonly reference_no: string | null;
  readonly bank_name: string | null;
  readonly details: object;
}

export const insertReceipts = async (
  connection: Connection,
  rows: readonly ReceiptRow[],
  actor: number | null,
): Promise<void> => {
  await connection.query({
    name: 'receipts_insert',
    text: `insert into transaction_receipt (id, receipt_no, sequence_id, number_int, receipt_date, student_id, batch_id,
        payee_name, payee_number, total, payment_mode, reference_no, bank_name, details, taken_by_id, created_by, updated_by)
      select id, receipt_no, sequence, number, day, student, batch, left(payee, 200), payee_number, total, mode,
        reference_no, bank_name, details, $2, $2, $2
      from jsonb_to_recordset($1::jsonb) as r (id bigint, receipt_no text, sequence bigint, number integer, day date,
        student bigint, batch bigint, payee text, payee_number text, total numeric, mode text, reference_no text,
        bank_name text, details jsonb)`,
    values: [JSON.stringify(rows), actor],
  });
};

/** A transaction as it is stored; `reversal_of` is the one it reverses. */
export interface TransactionRow {
  readonly id: number;
  readonly day: string;
  readonly title: string;
  readonly direction: 'INCOME' | 'EXPENSE' | 'ADVANCE';
  readonly category: number;
  readonly amount: string;
  readonly tax: string;
  readonly fine: string;
  readonly mode: string;
  readonly reference_no: string | null;
  readonly bank_name: string | null;
  readonly payee: string | null;
  readonly student: number | null;
  readonly batch: number | null;
  readonly supplier: number | null;
  readonly source_type: string;
  readonly source_id: number;
  readonly year: number | null;
  readonly fee_account: number | null;
  readonly ledger_account: number | null;
  readonly receipt: number | null;
  readonly number: string | null;
  readonly reversal_of: number | null;
  readonly reason: string | null;
}

export const insertTransactions = async (
  connection: Connection,
  rows: readonly TransactionRow[],
  actor: number | null,
): Promise<void> => {
  await connection.query({
    name: 'transactions_insert',
    text: `insert into finance_transaction (id, transaction_date, title, direction, category_id, amount, tax_amount,
        fine_amount, payment_mode, reference_no, bank_name, payee_name, student_id, batch_id, supplier_id, source_type, source_id,
        financial_year_id, fee_account_id, ledger_account_id, receipt_id, number, reversal_of_id, reverse_reason, created_by, updated_by)
      select id, day, left(title, 200), direction, category, amount, tax, fine, mode, reference_no, bank_name,
        left(payee, 200), student, batch, supplier, source_type, source_id, year, fee_account,
        ledger_account, receipt, number, reversal_of, reason, $2, $2
      from jsonb_to_recordset($1::jsonb) as t (id bigint, day date, title text, direction text, category bigint,
        amount numeric, tax numeric, fine numeric, mode text, reference_no text, bank_name text, payee text,
        student bigint, batch bigint, supplier bigint, source_type text, source_id bigint, year bigint, fee_account bigint,
        ledger_account bigint, receipt bigint, number text, reversal_of bigint, reason text)`,
    values: [JSON.stringify(rows), actor],
  });
};
