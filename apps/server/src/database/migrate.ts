import { naturalCollation } from '@school/kernel';
import { DataSource, MigrationExecutor } from 'typeorm';
import type { QueryRunner } from 'typeorm';
import { startLocks } from '../platform/database/advisory-lock.ts';
import { errorMessage } from '../platform/errors/describe-error.ts';
import type { MigrationClass } from './migration-class.ts';
import { migrations } from './migrations/index.ts';

/** Table of the migrations that were run; it belongs to the institute's schema. */
export const migrationTable = 'migration';

const instituteName = /^[a-z][a-z0-9_]{0,40}$/;

/** Needed by substring searches and by rules against overlapping periods; both are part of PostgreSQL. */
const extensions = ['pg_trgm', 'btree_gist'];

const openDataSource = (url: string, institute: string, classes: readonly MigrationClass[]): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    schema: institute,
    poolSize: 1,
    migrations: [...classes],
    migrationsTableName: migrationTable,
    installExtensions: false,
    synchronize: false,
    logger: 'debug',
  });

const prepare = async (runner: QueryRunner, institute: string): Promise<void> => {
  await runner.query(`CREATE SCHEMA IF NOT EXISTS "${institute}"`);
  for (const extension of extensions) {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS ${extension} SCHEMA public`);
  }
  // Numbers in names sort as numbers; only what matches character by character is equal.
  await runner.query(
    `CREATE COLLATION IF NOT EXISTS public.${naturalCollation} (provider = icu, locale = 'und-u-kn-true')`,
  );
  await runner.query(`SET search_path TO "${institute}", public`);
};

/** Lock, search path and migrations share one connection, so that losing it ends all three. */
const underLock = async <T>(source: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> => {
  const runner = source.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [startLocks.schema]);
    return await work(runner);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [startLocks.schema]).catch(() => undefined);
    await runner.release();
  }
};

const executorOf = (source: DataSource, runner: QueryRunner): MigrationExecutor => {
  const executor = new MigrationExecutor(source, runner);
  executor.transaction = 'each';
  return executor;
};

const withMigrations = async <T>(
  url: string,
  institute: string,
  classes: readonly MigrationClass[],
  work: (executor: MigrationExecutor) => Promise<T>,
): Promise<T> => {
  if (!instituteName.test(institute)) throw new Error(`"${institute}" cannot name an institute.`);
  const source = await openDataSource(url, institute, classes).initialize();
  try {
    return await underLock(source, async (runner) => {
      await prepare(runner, institute);
      return work(executorOf(source, runner));
    });
  } finally {
    await source.destroy();
  }
};

/**
 * Brings the schema of an institute up to date, creating it if it does not exist. Each migration is one transaction. Any
 * number of processes may call it concurrently: one of them does the work, the others wait and find nothing to do.
 * @returns names of the migrations that this call has run
 */
export const migrate = (
  databaseUrl: string,
  institute: string,
  classes: readonly MigrationClass[] = migrations,
): Promise<readonly string[]> =>
  withMigrations(databaseUrl, institute, classes, async (executor) => {
    try {
      return (await executor.executePendingMigrations()).map(({ name }) => name);
    } catch (error) {
      const [failed] = await executor.getPendingMigrations();
      throw new Error(`Migration ${failed?.name ?? ''} in ${institute}: ${errorMessage(error)}`, {
        cause: error,
      });
    }
  });

/** Reverts the last migration. @throws Error when it has dropped data */
export const revertLast = (
  databaseUrl: string,
  institute: string,
  classes: readonly MigrationClass[] = migrations,
): Promise<void> =>
  withMigrations(databaseUrl, institute, classes, (executor) => executor.undoLastMigration());
