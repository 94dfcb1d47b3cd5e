import { migrate } from '../src/database/migrate.ts';
import { migrations } from '../src/database/migrations/index.ts';
import { mainInstitute } from '../src/platform/database/database.ts';
import type { Template } from './database.ts';

/** A database with every migration applied and no rows, migrated once in a run of the tests. */
export const migratedTemplate: Template = {
  key: `migrated_${migrations.length}_${(migrations.at(-1)?.name ?? 'none').toLowerCase()}`.slice(0, 50),
  prepare: async (url) => {
    await migrate(url, mainInstitute);
  },
};
