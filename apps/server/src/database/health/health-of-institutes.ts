import type { Database } from '../../platform/database/database.ts';
import { readyInstitutes } from '../../platform/institutes/institutes.ts';
import type { HealthCheck } from './health-check.ts';
import { runHealthChecks } from './run-checks.ts';
import type { Finding } from './run-checks.ts';

export interface HealthOfInstitute {
  /** Name of the institute's schema. */
  readonly institute: string;
  readonly findings: readonly Finding[];
}

/** Runs the checks in every institute of the installation, head office first. */
export const healthOfInstitutes = async (
  database: Database,
  checks: readonly HealthCheck[],
): Promise<readonly HealthOfInstitute[]> => {
  const found: HealthOfInstitute[] = [];
  for (const institute of await readyInstitutes(database)) {
    found.push({ institute, findings: await runHealthChecks(database.of(institute), checks) });
  }
  return found;
};
