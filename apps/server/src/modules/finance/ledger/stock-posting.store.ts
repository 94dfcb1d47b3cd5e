import type { Connection } from '../../../platform/database/database.ts';

/** Whether a day falls in a financial year whose books are open. */
export const isOpenYear = async (connection: Connection, day: string): Promise<boolean> => {
  const [row] = await connection.query<{ open: boolean }>({
    name: 'financial_year_is_open',
    text: `select exists (select from financial_year
      where $1::date between start_date and end_date and status = 'OPEN' and not archived) as open`,
    values: [day],
  });
  return row?.open ?? false;
};

/** Whether the ledger has an entry for a record. */
export const isPosted = async (connection: Connection, fact: string, source: number): Promise<boolean> => {
  const [row] = await connection.query<{ posted: boolean }>({
    name: 'ledger_is_posted',
    text: 'select exists (select from journal_entry where fact = $1 and source_id = $2) as posted',
    values: [fact, source],
  });
  return row?.posted ?? false;
};
