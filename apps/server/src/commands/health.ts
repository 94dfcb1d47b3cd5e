import { catalogue } from '@school/resources';
import { allChecks } from '../database/health/all-checks.ts';
import { healthOfInstitutes } from '../database/health/health-of-institutes.ts';
import { Database, createPool } from '../platform/database/database.ts';
import { openDatabase } from '../platform/postgres/open-database.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import type { Command } from './command.ts';

/** Looks for rows that must not be, in every institute; with one of them it ends with 1. */
export const command: Command = {
  run: async () => {
    const opened = await openDatabase(readSettings());
    const pool = createPool(opened.url, 1);
    try {
      const checks = allChecks(catalogue);
      const institutes = await healthOfInstitutes(new Database(pool), checks);
      const findings = institutes.flatMap(({ findings: found }) => found);
      for (const { institute, findings: found } of institutes) {
        for (const { name, count, rows } of found) {
          process.stdout.write(`${institute}: ${name}: ${count} wrong\n`);
          rows.forEach((row) => process.stdout.write(`  ${JSON.stringify(row)}\n`));
        }
      }
      const where = institutes.length === 1 ? '' : ` in each of ${institutes.length} institutes`;
      process.stdout.write(`${checks.length} checks${where}, ${findings.length} of them found something.\n`);
      return findings.length === 0 ? 0 : 1;
    } finally {
      await pool.end();
      await opened.stop();
    }
  },
};
