import { readyInstitutes } from '../platform/institutes/institutes.ts';
import { Database, createPool, mainInstitute } from '../platform/database/database.ts';
import { migrate } from './migrate.ts';

/** Brings every institute of the database up to date, head office first. Returns what was run: `main: …`. */
export const migrateAll = async (databaseUrl: string): Promise<readonly string[]> => {
  const done = (await migrate(databaseUrl, mainInstitute)).map((name) => `${mainInstitute}: ${name}`);
  const pool = createPool(databaseUrl, 1);
  const institutes = await readyInstitutes(new Database(pool)).finally(() => pool.end());
  for (const schema of institutes.filter((one) => one !== mainInstitute)) {
    done.push(...(await migrate(databaseUrl, schema)).map((name) => `${schema}: ${name}`));
  }
  return done;
};
