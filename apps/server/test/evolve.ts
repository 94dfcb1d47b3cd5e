import type { TableSpec } from '@school/kernel';
import { Client } from 'pg';
import { compareSchema } from '../src/engine/schema/compare.ts';
import type { Part, Permission } from '../src/engine/schema/diff-columns.ts';
import { statementsOf } from '../src/engine/schema/statements.ts';
import type { Statements } from '../src/engine/schema/statements.ts';
import { createTestDatabase } from './database.ts';

/** A schema of its own that a spec changes step by step. */
export type Evolving = {
  readonly client: Client;
  /** Brings the schema to the given tables and returns the statements; throws the messages that reject it. */
  evolve(tables: readonly TableSpec[], permission?: Partial<Permission>): Promise<Statements>;
  compare(tables: readonly TableSpec[], permission?: Partial<Permission>): Promise<Part>;
  rows(sql: string): Promise<object[]>;
  /** Drops all tables. */
  clear(): Promise<void>;
  close(): Promise<void>;
};

const runAll = async (client: Client, sql: readonly string[]): Promise<void> => {
  await client.query('BEGIN');
  try {
    if (sql.length > 0) await client.query(sql.join(';\n'));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
};

/** Takes statements back. */
export const undo = (client: Client, { down }: Statements): Promise<void> => {
  if (!down) throw new Error('These statements have no way back.');
  return runAll(client, down);
};

/** An empty database with a schema `school` on the search path of the connection. */
export const openEvolving = async (): Promise<Evolving> => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('CREATE SCHEMA school; SET search_path TO school, public');
  await client.query('CREATE EXTENSION pg_trgm SCHEMA public; CREATE EXTENSION btree_gist SCHEMA public');
  const compare: Evolving['compare'] = (tables, permission) =>
    compareSchema(client, tables, [], { narrow: false, drop: false, ...permission });
  return {
    client,
    compare,
    evolve: async (tables, permission) => {
      const { steps, refused } = await compare(tables, permission);
      if (refused.length > 0) throw new Error(refused.join('\n'));
      const statements = statementsOf(steps);
      await runAll(client, statements.up);
      return statements;
    },
    rows: async (sql) => (await client.query<object>(sql)).rows,
    clear: async () => void (await client.query('DROP SCHEMA school CASCADE; CREATE SCHEMA school')),
    close: async () => {
      await client.end();
      await database.drop();
    },
  };
};
