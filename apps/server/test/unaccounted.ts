import { catalogue } from '@school/resources';
import { catalogueChecks } from '../src/database/health/catalogue-checks.ts';
import { runHealthChecks } from '../src/database/health/run-checks.ts';
import type { Finding } from '../src/database/health/run-checks.ts';
import type { Connection } from '../src/platform/database/database.ts';

/** Rows of a resource whose last change is not in its history; for modules that write them by statements of their own. */
export const unaccountedRows = async (connection: Connection, key: string): Promise<Finding['rows']> => {
  const checks = catalogueChecks(catalogue).filter(({ name }) => name === `audit ${key}`);
  if (checks.length === 0) throw new Error(`Nobody asks for the history of ${key}.`);
  return (await runHealthChecks(connection, checks)).flatMap(({ rows }) => rows);
};
