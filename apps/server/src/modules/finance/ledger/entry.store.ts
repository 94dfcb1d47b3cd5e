import type { Connection } from '../../../platform/database/database.ts';
import type { AccountKey } from '@school/resources';

/** Facts whose sides the product does not derive from bills, transactions or payslips. */
export type ManualFact = 'JOURNAL' | 'OPENING' | 'COUNT' | 'CLOSING' | 'STOCK' | 'GRN' | 'GRN_REVERSAL';

/** A side of an entry: an account of the chart or one that the product posts to; credits are negative. */
export interface EntrySide {
  readonly account: number | AccountKey;
  readonly amount: string;
  readonly batch?: number | null;
  readonly department?: number | null;
  readonly supplier?: number | null;
}

export interface ManualEntry {
  readonly fact: ManualFact;
  /** The record that the entry is about. */
  readonly source: number;
  readonly day: string;
  readonly narration: string;
  readonly number: string | null;
  readonly year: number | null;
  readonly sides: readonly EntrySide[];
}

const text = `with made as (
    insert into journal_entry (day, narration, fact, source_id, turn, number, total, financial_year_id, created_by)
    select $1::date, left($2::text, 250), $3::text, $4::integer,
      1 + (select count(*) from journal_entry j where j.fact = $3::text and j.source_id = $4::integer), $5::text,
      (select sum(greatest(amount, 0)) from jsonb_to_recordset($7::jsonb) as s (amount numeric)), $6::bigint, $8::bigint
    returning id)
  insert into journal_line (journal_entry_id, position, account_id, debit, credit, batch_id, department_id,
    supplier_id, created_by)
  select m.id, s.place, coalesce(s.account, a.id), greatest(s.amount, 0), greatest(-s.amount, 0), s.batch, s.department,
    s.supplier, $8::bigint
  from made m, jsonb_to_recordset($7::jsonb) as s (place integer, account bigint, key text, amount numeric,
      batch bigint, department bigint, supplier bigint)
    left join ledger_account a on a.fixed_key = s.key
  where s.amount <> 0 order by s.place`;

/**
 * Posts one entry. The database rejects it if its sides do not balance, and on a closed day.
 * @param actor the user recorded as having made it
 */
export const insertEntry = async (
  connection: Connection,
  { fact, source, day, narration, number, year, sides }: ManualEntry,
  actor: number | null,
): Promise<void> => {
  const rows = sides.map(({ account, amount, batch, department, supplier }, at) => ({
    place: at + 1,
    ...(typeof account === 'number' ? { account } : { key: account }),
    amount,
    batch: batch ?? null,
    department: department ?? null,
    supplier: supplier ?? null,
  }));
  await connection.query({
    name: 'ledger_entry_insert',
    text,
    values: [day, narration, fact, source, number, year, JSON.stringify(rows), actor],
  });
};
