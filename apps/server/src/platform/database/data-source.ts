import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { EntitySchema } from 'typeorm';

/**
 * Opens TypeORM on a pool that the rest of the server shares. It never changes a table: migrations do.
 * Its own repositories do not choose the schema of an institute; statements of requests go through `Database`.
 * @param size connections at most
 */
export const createDataSource = (
  url: string,
  entities: readonly EntitySchema[],
  size = 10,
): Promise<DataSource> =>
  new DataSource({
    type: 'postgres',
    url,
    poolSize: size,
    connectTimeoutMS: 5_000,
    // The loss of an idle connection must not end the process.
    poolErrorHandler: () => undefined,
    entities: [...entities],
    installExtensions: false,
    synchronize: false,
    logger: 'debug',
  }).initialize();

/** The pool of an open data source, for `Database`. */
export const poolOf = ({ driver }: DataSource): Pool => {
  const pool: unknown = 'master' in driver ? driver.master : undefined;
  if (!(pool instanceof Pool)) throw new Error('The data source has no pool of PostgreSQL connections.');
  return pool;
};
