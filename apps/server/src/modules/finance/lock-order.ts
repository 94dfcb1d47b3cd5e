import type { Connection } from '../../platform/database/database.ts';

/**
 * The order in which everyone locks rows of money, so that there are no deadlocks: first what the money was taken for,
 * table by table in the order listed here and by id within each, then the receipt, the financial year, and finally the
 * number sequences. Whoever starts from the document, because it is reversed, locks it directly; a cancelled receipt starts
 * with `holdDocumentsOf`.
 */
const documents = {
  STUDENT_FEE: 'student_fee',
  INSTANT_FEE: 'instant_fee',
  INCOME: 'income',
  DONATION: 'donation',
  EMPLOYEE_FARE: 'employee_fare_payment',
  LIBRARY_FINE: 'library_fine',
  STORE_SALE: 'sales_invoice',
  WALLET: 'wallet_transaction',
} as const;

/** Locks what a receipt was given for, before the receipt itself. */
export const holdDocumentsOf = async (connection: Connection, receipt: number): Promise<void> => {
  for (const [type, table] of Object.entries(documents)) {
    await connection.query({
      name: `receipt_holds_${table}`,
      text: `select d.id from ${table} d where d.id in (select t.source_id from finance_transaction t
        where t.receipt_id = $1 and t.source_type = '${type}') order by d.id for update of d`,
      values: [receipt],
    });
  }
};
