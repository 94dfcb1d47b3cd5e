import { createHash } from 'node:crypto';
import { migrate } from '../src/database/migrate.ts';
import { migrations } from '../src/database/migrations/index.ts';
import { mainInstitute } from '../src/platform/database/database.ts';
import type { Template } from './database.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A database with every migration applied and no rows, migrated once per test run. */
export const migratedTemplate: Template = {
  key: `migrated_${digest(migrations.map(({ name }) => name).join())}`,
  prepare: async (url) => {
    await migrate(url, mainInstitute);
  },
};
