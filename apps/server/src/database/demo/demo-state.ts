import { Client } from 'pg';
import type { Connection } from '../../platform/database/database.ts';
import { dropSchema } from '../../platform/database/drop-schema.ts';

/** Kept as the comment of the schema, so that it needs no table and lives and dies with the data. */
const loading = 'demo school: loading';
const loaded = 'demo school';

/** Several servers may start at the same time on one empty database; one of them fills it, under this lock. */
export const preparingLock = 7_204_002;

const setComment = async (connection: Connection, institute: string, comment: string): Promise<void> => {
  await connection.query({ text: `comment on schema "${institute}" is '${comment}'` });
};

/** From this point the institute holds half a demo school, until `demoIsLoaded`. */
export const demoIsLoading = (connection: Connection, institute: string): Promise<void> =>
  setComment(connection, institute, loading);

export const demoIsLoaded = (connection: Connection, institute: string): Promise<void> =>
  setComment(connection, institute, loaded);

/** Whether the institute was filled with the demo school, however the server has been started since. */
export const demoIsIn = async (connection: Connection, institute: string): Promise<boolean> => {
  const [row] = await connection.query<{ comment: string | null }>({
    name: 'demo_is_in',
    text: `select obj_description(oid, 'pg_namespace') as comment from pg_namespace where nspname = $1`,
    values: [institute],
  });
  return row?.comment === loaded;
};

/**
 * Removes the remains of a start that was killed while loading the demo school, so that the next one starts afresh. Nothing
 * but half a demo school is ever removed: the comment exists only during loading.
 */
export const discardUnfinishedDemo = async (databaseUrl: string, institute: string): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Another server may be loading it right now: in that case nothing is unfinished once it is done.
    await client.query('select pg_advisory_lock($1)', [preparingLock]);
    const { rows } = await client.query<{ comment: string | null }>(
      `select obj_description(oid, 'pg_namespace') as comment from pg_namespace where nspname = $1`,
      [institute],
    );
    if (rows[0]?.comment !== loading) return;
    await dropSchema(client, institute);
  } finally {
    await client.end();
  }
};
