import { catalogue } from '@school/resources';
import { allChecks } from '../src/database/health/all-checks.ts';
import { healthOfInstitutes } from '../src/database/health/health-of-institutes.ts';
import type { HealthCheck } from '../src/database/health/health-check.ts';
import { Database, createPool } from '../src/platform/database/database.ts';
import { createTestDatabase } from './database.ts';
import type { Template } from './database.ts';
import { migratedTemplate } from './migrated.ts';

/** A database with the tables of the product. */
export interface SchoolDatabase {
  readonly url: string;
  /**
   * Drops it. The tests must leave nothing behind that `npm run health` reports.
   * @param broken names of checks that find what a spec has broken on purpose, by statements of its own
   */
  drop(broken?: readonly string[]): Promise<void>;
}

let checks: readonly HealthCheck[] | undefined;

/** Findings of the product's own checks, `institute: check: row` each. */
const findingsIn = async (url: string): Promise<{ readonly check: string; readonly said: string }[]> => {
  const database = new Database(createPool(url, 1));
  try {
    checks ??= allChecks(catalogue);
    const institutes = await healthOfInstitutes(database, checks);
    return institutes.flatMap(({ institute, findings }) =>
      findings.map(({ name, rows }) => ({
        check: name,
        said: `${institute}: ${name}: ${JSON.stringify(rows[0])}`,
      })),
    );
  } finally {
    await database.pool.end();
  }
};

/**
 * Opens a migrated database without rows, or a copy of another template. When it is dropped, the product's own checks must find nothing in it: whatever
 * the tests have done came through calls, or through statements with the same effect as calls.
 */
export const openSchoolDatabase = async (template: Template = migratedTemplate): Promise<SchoolDatabase> => {
  const { url, drop } = await createTestDatabase(template);
  return {
    url,
    drop: async (broken = []) => {
      const findings = await findingsIn(url);
      await drop();
      const wrong = findings.filter(({ check }) => !broken.includes(check));
      if (wrong.length > 0)
        throw new Error(['The health of the school was lost:', ...wrong.map(({ said }) => said)].join('\n'));
    },
  };
};
