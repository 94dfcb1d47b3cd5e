import { Query } from 'pg';
import type { PoolClient } from 'pg';
import { closeLostStatements } from './lost-statements.ts';
import { together } from './one-packet.ts';
import { tooMany } from './too-many.ts';

/** A statement. A name makes it a prepared one that is parsed once per connection. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly name?: string;
  /**
   * Most rows that the answer has, for answers that are not paged. More are refused with 409 `TOO_MANY` and never left
   * out: what a user sees is whole, or it says that it is not.
   */
  readonly most?: number;
}

/** The name of a prepared statement, which the types of the library leave out. */
interface NamedQuery {
  name?: string;
}

/** Hears how many rows a statement has written. */
export type Wrote = (rows: number) => void;

const writes: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Asks without the copy that the library makes of a description, which costs as much as sending the statement. */
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
 * One row more than an answer may have tells that there are more. The rows are asked for by powers of two, and the name of
 * a prepared statement tells which, so that a statement may be run with any `most` and is parsed for a few of them only.
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

/** Runs a statement on a connection; a statement with `most` is refused when there is more. */
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
    // The place that the error tells should be where the statement was made, not where its answer was read.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
};
