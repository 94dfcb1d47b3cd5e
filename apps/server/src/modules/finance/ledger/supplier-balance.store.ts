import type { Connection } from '../../../platform/database/database.ts';

/** For other modules: what is owed to a supplier according to the ledger; negative if more was paid. */
export const owedToSupplier = async (connection: Connection, supplier: number): Promise<string> => {
  const [row] = await connection.query<{ owed: string }>({
    name: 'ledger_owed_to_supplier',
    text: `select coalesce(sum(credit - debit), 0)::numeric(15,2)::text as owed from journal_line where supplier_id = $1`,
    values: [supplier],
  });
  return row?.owed ?? '0.00';
};
