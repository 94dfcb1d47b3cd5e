import { catalogue } from '@school/resources';
import { catalogueChecks } from '../src/database/health/catalogue-checks.ts';
import { runHealthChecks } from '../src/database/health/run-checks.ts';
import type { Finding } from '../src/database/health/run-checks.ts';
import type { Connection } from '../src/platform/database/database.ts';

/** Records of these resources that were changed without a history entry. */
export const changedSilently = (
  connection: Connection,
  ...resources: readonly string[]
): Promise<readonly Finding[]> => {
  const names = new Set(resources.map((key) => `audit ${key}`));
  return runHealthChecks(
    connection,
    catalogueChecks(catalogue).filter(({ name }) => names.has(name)),
  );
};
