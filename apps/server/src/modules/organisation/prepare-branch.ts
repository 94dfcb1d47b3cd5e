import { migrate } from '../../database/migrate.ts';
import { loadReferenceData } from '../../database/reference/load-reference-data.ts';
import { systemContext } from '../../database/system-context.ts';
import type { Records } from '../../engine/records.ts';
import type { Database } from '../../platform/database/database.ts';
import { schemaOfBranch } from '../../platform/institutes/institutes.ts';

const system = { system: true } as const;

/**
 * Creates the schema of a branch, brings it up to date and inserts what every institute needs, and its name. May be rerun
 * after an interruption: whatever already exists is left alone.
 */
export const prepareBranch = async (
  { database, records }: { readonly database: Database; readonly records: Records },
  branch: { readonly code: string; readonly name: string },
): Promise<void> => {
  const url = database.pool.options.connectionString;
  if (!url) throw new Error('The pool does not say where the database is.');
  const institute = schemaOfBranch(branch.code);
  await migrate(url, institute);
  const context = systemContext(institute, new Date().toISOString().slice(0, 10));
  await loadReferenceData(records, context);
  if ((await records.count(context, 'institutionSetting', system)) === 0) {
    await records.create(context, 'institutionSetting', [{ name: branch.name }], system);
  }
};
