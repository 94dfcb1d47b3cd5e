import { catalogue } from '@school/resources';
import { allChecks } from '../database/health/all-checks.ts';
import { healthOfInstitutes } from '../database/health/health-of-institutes.ts';
import { Database, createPool } from '../platform/database/database.ts';
import { Files } from '../platform/files/files.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { readyInstitutes } from '../platform/institutes/institutes.ts';
import { openDatabase } from '../platform/postgres/open-database.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { UsageError } from './command.ts';
import type { Command } from './command.ts';

const shownPaths = 10;

/** Whoever asks wants the current state, not last night's. */
const everyFile = { most: Number.MAX_SAFE_INTEGER, hours: 0 };

/** Orphaned bytes; returns how many remain. */
const lostBytes = async (files: Files, isRemoving: boolean): Promise<number> => {
  let count = 0;
  for await (const path of files.lost(new Date())) {
    if (isRemoving) await files.removeLost(path);
    else if (count < shownPaths) process.stdout.write(`  ${path}\n`);
    count += 1;
  }
  if (count > 0)
    process.stdout.write(
      isRemoving
        ? `${count} lost files removed\n`
        : `file store: ${count} files belong to nothing (--remove-lost)\n`,
    );
  return isRemoving ? 0 : count;
};

const removesLost = (args: readonly string[]): boolean => {
  const unknown = args.find((arg) => arg !== '--remove-lost');
  if (unknown !== undefined) throw new UsageError(`health knows no ${unknown}; it takes --remove-lost`);
  return args.length > 0;
};

/**
 * Reads every stored file and looks for invalid rows, in every institute, and for orphaned bytes; if any are found the exit
 * code is 1. `--remove-lost` removes such bytes.
 */
export const command: Command = {
  run: async (args) => {
    const isRemoving = removesLost(args);
    const settings = readSettings();
    const opened = await openDatabase(settings);
    const pool = createPool(opened.url, 1);
    try {
      const checks = allChecks(catalogue);
      const database = new Database(pool);
      const files = new Files(database, openFileStore(settings));
      for (const institute of await readyInstitutes(database)) await files.check(institute, everyFile);
      const institutes = await healthOfInstitutes(database, checks);
      const findings = institutes.flatMap(({ findings: found }) => found);
      for (const { institute, findings: found } of institutes) {
        for (const { name, count, rows } of found) {
          process.stdout.write(`${institute}: ${name}: ${count} wrong\n`);
          rows.forEach((row) => process.stdout.write(`  ${JSON.stringify(row)}\n`));
        }
      }
      const where = institutes.length === 1 ? '' : ` in each of ${institutes.length} institutes`;
      process.stdout.write(`${checks.length} checks${where}, ${findings.length} of them found something.\n`);
      const lost = await lostBytes(files, isRemoving);
      return findings.length === 0 && lost === 0 ? 0 : 1;
    } finally {
      await pool.end();
      await opened.stop();
    }
  },
};
