import type { Connection } from '../../platform/database/database.ts';

/** Whether a book stays in the reading room, directly or through one of its tags. */
export const isReference = async (connection: Connection, title: number): Promise<boolean> => {
  const rows = await connection.query({
    name: 'library_is_reference',
    text: `select 1 from book_title t where t.id = $1 and (t.is_reference_only or exists (select from book_title_tags tt
      join book_tag g on g.id = tt.target_id where tt.owner_id = t.id and g.blocks_issue))`,
    values: [title],
  });
  return rows.length > 0;
};

/** Names of authors in the given order, joined by commas. */
export const authorNames = async (connection: Connection, authors: readonly number[]): Promise<string> => {
  const [row] = await connection.query<{ names: string | null }>({
    name: 'library_author_names',
    text: `select left(string_agg(a.name, ', ' order by m.place), 1000) as names
      from unnest($1::bigint[]) with ordinality m(id, place) join book_author a on a.id = m.id`,
    values: [authors],
  });
  return row?.names ?? '';
};

/** An author is renamed: the books are updated. */
export const renameAuthor = async (connection: Connection, author: number): Promise<void> => {
  await connection.query({
    name: 'library_rename_author',
    text: `update book_title t set author_names = n.names from (select m.owner_id,
        left(string_agg(a.name, ', ' order by m.position), 1000) as names
      from book_title_authors m join book_author a on a.id = m.target_id
      where m.owner_id in (select owner_id from book_title_authors where target_id = $1) group by m.owner_id) n
      where t.id = n.owner_id and t.author_names is distinct from n.names`,
    values: [author],
  });
};

/** Serialises the numbering of copies until the transactions end. */
export const lockCopyNumbers = async (connection: Connection): Promise<void> => {
  await connection.query({
    name: 'library_number_lock',
    text: `select pg_advisory_xact_lock(hashtextextended(current_schema() || ':book-number', 0))`,
  });
};

/** The last number given; null before the first copy. */
export const lastCopyNumber = async (connection: Connection): Promise<string | null> => {
  const [row] = await connection.query<{ number: string }>({
    name: 'library_last_number',
    text: 'select book_number as number from book_copy order by id desc limit 1',
  });
  return row?.number ?? null;
};

/** Those of the numbers already used by copies. */
export const takenNumbers = async (
  connection: Connection,
  numbers: readonly string[],
): Promise<readonly string[]> => {
  const rows = await connection.query<{ number: string }>({
    name: 'library_taken_numbers',
    text: `select n as number from unnest($1::text[]) n
      where exists (select from book_copy where lower(btrim(book_number)) = lower(btrim(n)))`,
    values: [numbers],
  });
  return rows.map(({ number }) => number);
};
