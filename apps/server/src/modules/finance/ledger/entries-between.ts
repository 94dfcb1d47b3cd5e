import type { Connection } from '../../../platform/database/database.ts';

/** A posting with both sides, also for books that are kept elsewhere. */
export interface BookEntry {
  readonly id: number;
  readonly day: string;
  readonly narration: string;
  readonly number: string | null;
  /** Debits are positive; `key` is that of an account the product posts to. */
  readonly sides: readonly {
    readonly account: number;
    readonly name: string;
    readonly key: string | null;
    readonly amount: string;
  }[];
}

const columns = `j.id::float8 as id, j.day::text as day, j.narration, j.number,
    (select json_agg(json_build_object('account', a.id, 'name', a.name, 'key', a.fixed_key,
        'amount', (l.debit - l.credit)::numeric(15,2)::text) order by l.position)
      from journal_line l join ledger_account a on a.id = l.account_id where l.journal_entry_id = j.id) as sides`;

/** What was posted between two days, in posting order. @param most more are refused, never omitted */
export const entriesBetween = (
  connection: Connection,
  from: string,
  to: string,
  most: number,
): Promise<BookEntry[]> =>
  connection.query<BookEntry>({
    name: 'ledger_entries_between',
    text: `select ${columns} from journal_entry j where j.day between $1 and $2 order by j.day, j.id`,
    most,
    values: [from, to],
  });

/** Numbers of the entries of a range of days. @param most more are refused, never omitted */
export const entryIdsBetween = async (
  connection: Connection,
  from: string,
  to: string,
  most: number,
): Promise<number[]> => {
  const rows = await connection.query<{ readonly id: number }>({
    name: 'ledger_entry_ids_between',
    text: 'select id::float8 as id from journal_entry where day between $1 and $2 order by day, id',
    most,
    values: [from, to],
  });
  return rows.map(({ id }) => id);
};

/** Entries read in one go by their numbers. */
const mostAtOnce = 1_000;

/** Entries by their numbers, ordered by day. */
export const entriesOf = (connection: Connection, ids: readonly number[]): Promise<BookEntry[]> =>
  connection.query<BookEntry>({
    name: 'ledger_entries_of',
    text: `select ${columns} from journal_entry j where j.id = any($1::bigint[]) order by j.day, j.id`,
    most: mostAtOnce,
    values: [ids],
  });

/** Accounts that the given entries were posted to. */
export const accountsOf = (
  connection: Connection,
  ids: readonly number[],
): Promise<{ readonly account: number; readonly name: string }[]> =>
  connection.query({
    name: 'ledger_accounts_of',
    text: `select a.id::float8 as account, a.name from ledger_account a where a.id in
      (select l.account_id from journal_line l where l.journal_entry_id = any($1::bigint[])) order by a.code`,
    most: 5_000,
    values: [ids],
  });
