import { Query } from 'pg';
import type { PoolClient } from 'pg';
import { closeLostStatements } from './lost-statements.ts';
import { together } from './one-packet.ts';
import { tooMany } from './too-many.ts';

/** A statement. A name makes it a prepared one, which is parsed once per connection. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly name?: string;
  /**
   * Maximum number of rows in a result, for results that are not paged. More are refused with 409 `TOO_MANY`, never
   * truncated: what a user sees is either complete or states that it is not.
   */
  readonly most?: number;
}

/** The name of a prepared statement, which the types of the library omit. */
interface NamedQuery {
  name?: string;
}

/** Called with the number of rows that a statement has written. */
export type Wrote = (rows: number) => void;

const writes: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Queries without the library's copy of a description, which costs as much as sending the statement. */
const ask = <T extends object>(
  client: PoolClient,
  { text, values = [], name }: Statement,
  wrote?: Wrote,
): Promise<T[]> =>
  new Promise((resolve, reject) => {
    const query: Query<T> & NamedQuery = new Query<T>(text, [...values], (error, result) => {
      if (error) return reject(error);
      if (wrote && writes.has(result.command)) wrote(result.rowCount ?? 0);
      resolve(result.rows);
    });
    if (name !== undefined) query.name = name;
    client.query(query);
  });

/**
 * One row beyond the limit shows that there are more. Rows are requested in powers of two, and the name of a prepared
 * statement includes which one, so that a statement may be run with any `most` and is parsed for only a few of them.
 */
const askWhole = async <T extends object>(
  client: PoolClient,
  { text, name, values }: Statement,
  most: number,
): Promise<T[]> => {
  const limit = 2 ** Math.ceil(Math.log2(most + 1));
  const rows = await ask<T>(client, {
    text: `${text} LIMIT ${limit}`,
    ...(values ? { values } : {}),
    ...(name === undefined ? {} : { name: `${name}/${limit}` }),
  });
  if (rows.length > most) throw tooMany(most);
  return rows;
};

/** Runs a statement on a connection; a statement with `most` is refused when there are more rows. */
export const run = async <T extends object>(
  client: PoolClient,
  statement: Statement,
  wrote?: Wrote,
): Promise<T[]> => {
  together(client);
  closeLostStatements(client);
  try {
    return await (statement.most === undefined
      ? ask<T>(client, statement, wrote)
      : askWhole<T>(client, statement, statement.most));
  } catch (error) {
    // The error should point to where the statement was issued, not to where its result was read.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
};
