import type { Connection } from '../../../platform/database/database.ts';

/** A posting with both sides, for books that are kept elsewhere too. */
export interface BookEntry {
  readonly id: number;
  readonly day: string;
  readonly narration: string;
  readonly number: string | null;
  /** Debits above zero; `key` is that of an account that the product posts to. */
  readonly sides: readonly {
    readonly account: number;
    readonly name: string;
    readonly key: string | null;
    readonly amount: string;
  }[];
}

/** What was posted from one day to another, in its order. @param most more are refused and never left out */
export const entriesBetween = (
  connection: Connection,
  from: string,
  to: string,
  most: number,
): Promise<BookEntry[]> =>
  connection.query<BookEntry>({
    name: 'ledger_entries_between',
    text: `select j.id::float8 as id, j.day::text as day, j.narration, j.number,
        (select json_agg(json_build_object('account', a.id, 'name', a.name, 'key', a.fixed_key,
            'amount', (l.debit - l.credit)::numeric(15,2)::text) order by l.position)
          from journal_line l join ledger_account a on a.id = l.account_id where l.journal_entry_id = j.id) as sides
      from journal_entry j where j.day between $1 and $2 order by j.day, j.id`,
    most,
    values: [from, to],
  });
