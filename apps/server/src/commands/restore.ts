import { parseArgs } from 'node:util';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { filesFolder } from '../platform/backup/files-folder.ts';
import { restore } from '../platform/backup/restore.ts';
import type { RestoreOptions } from '../platform/backup/restore.ts';
import { openDatabase } from '../platform/postgres/open-database.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { archiveArgument } from './archive-argument.ts';
import { describeManifest } from './backup.ts';
import type { Command } from './command.ts';

const usage = 'npm run restore -- <file> [--force]';

const migrateTo =
  (databaseUrl: string): RestoreOptions['migrate'] =>
  async (institute, names) => {
    const known = migrations.map((migration) => ({ name: new migration().name, migration }));
    const unknown = names?.find((name) => !known.some((one) => one.name === name));
    if (unknown !== undefined) throw new Error(`The archive is of a newer version: it knows ${unknown}`);
    const wanted = known.filter(({ name }) => names?.includes(name) ?? true);
    await migrate(
      databaseUrl,
      institute,
      wanted.map(({ migration }) => migration),
    );
  };

/** Replaces database and files with the contents of an archive. */
export const command: Command = {
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const archive = archiveArgument(positionals, usage);
    const settings = readSettings();
    const database = await openDatabase(settings);
    try {
      const manifest = await restore({
        databaseUrl: database.url,
        filesFolder: filesFolder(settings.filesUrl),
        archive,
        force: values.force,
        migrate: migrateTo(database.url),
      });
      process.stdout.write(`Restored ${describeManifest(manifest)} from ${archive}\n`);
    } finally {
      await database.stop();
    }
  },
};
