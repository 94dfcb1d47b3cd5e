import { migrateAll } from '../database/migrate-all.ts';
import { openDatabase } from '../platform/postgres/open-database.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import type { Command } from './command.ts';

/** Brings the database named in the settings up to date. */
export const command: Command = {
  run: async () => {
    const database = await openDatabase(readSettings());
    try {
      const names = await migrateAll(database.url);
      const lines =
        names.length > 0 ? names.map((name) => `Applied ${name}`) : ['The database is up to date.'];
      process.stdout.write(`${lines.join('\n')}\n`);
    } finally {
      await database.stop();
    }
  },
};
