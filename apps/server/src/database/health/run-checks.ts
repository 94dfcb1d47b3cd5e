import type { Connection } from '../../platform/database/database.ts';
import type { HealthCheck } from './health-check.ts';

/** Faulty rows shown per check. */
const shownRows = 10;

/** A check that found something. */
export interface Finding {
  readonly name: string;
  readonly count: number;
  /** The first faulty rows. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

interface Counted {
  readonly count: string;
  readonly rows: Finding['rows'] | null;
}

/**
 * The size of a table's file. Asking the file itself opens no table, which would take the database four times as long for
 * a thousand of them; a database of one's own may not let its user do so.
 */
const sizeOfFile = async (connection: Connection): Promise<string> => {
  const [right] = await connection.query<{ given: boolean }>({
    text: `SELECT has_function_privilege('pg_stat_file(text, boolean)', 'execute') AS given`,
  });
  return right?.given === true
    ? '(pg_stat_file(pg_relation_filepath(oid), true)).size'
    : 'pg_relation_size(oid)';
};

/** Those of the tables whose files have no page; a statement that asks each table for a row takes half a second. */
const tablesWithoutPages = async (
  connection: Connection,
  tables: readonly string[],
): Promise<ReadonlySet<string>> => {
  const found = await connection.query<{ name: string }>({
    text: `SELECT relname AS name FROM pg_class
      WHERE relname = ANY($1) AND relkind = 'r' AND pg_table_is_visible(oid) AND ${await sizeOfFile(connection)} = 0`,
    values: [tables],
  });
  return new Set(found.map(({ name }) => name));
};

/** Skips checks on empty tables, which are most of them in a school that has just started. */
const worthAsking = async (
  connection: Connection,
  checks: readonly HealthCheck[],
): Promise<readonly HealthCheck[]> => {
  const tables = new Set(checks.flatMap(({ table }) => table ?? []));
  const empty = await tablesWithoutPages(connection, [...tables]);
  return checks.filter(({ table }) => table === undefined || !empty.has(table));
};

/** Runs the checks one after the other, so that they take only one connection from the users. */
export const runHealthChecks = async (
  connection: Connection,
  checks: readonly HealthCheck[],
): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const { name, query } of await worthAsking(connection, checks)) {
    const [found] = await connection.query<Counted>({
      text: `WITH wrong AS (${query}) SELECT (SELECT count(*) FROM wrong) AS count,
        (SELECT json_agg(w) FROM (SELECT * FROM wrong LIMIT ${shownRows}) w) AS rows`,
    });
    if (found?.rows) findings.push({ name, count: Number(found.count), rows: found.rows });
  }
  return findings;
};
