import { catalogue } from '@school/resources';
import { allChecks } from '../database/health/all-checks.ts';
import { runHealthChecks } from '../database/health/run-checks.ts';
import { Database, createPool, mainInstitute } from '../platform/database/database.ts';
import { openDatabase } from '../platform/postgres/open-database.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import type { Command } from './command.ts';

/** Looks for rows that must not be; with one of them it ends with 1. */
export const command: Command = {
  run: async () => {
    const opened = await openDatabase(readSettings());
    const pool = createPool(opened.url, 1);
    try {
      const checks = allChecks(catalogue);
      const findings = await runHealthChecks(new Database(pool).of(mainInstitute), checks);
      for (const { name, count, rows } of findings) {
        process.stdout.write(`${name}: ${count} wrong\n`);
        rows.forEach((row) => process.stdout.write(`  ${JSON.stringify(row)}\n`));
      }
      process.stdout.write(`${checks.length} checks, ${findings.length} of them found something.\n`);
      return findings.length === 0 ? 0 : 1;
    } finally {
      await pool.end();
      await opened.stop();
    }
  },
};
