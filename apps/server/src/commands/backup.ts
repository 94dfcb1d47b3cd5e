import { backUp } from '../platform/backup/back-up.ts';
import { filesFolder } from '../platform/backup/files-folder.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { openDatabase } from '../platform/postgres/open-database.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { archiveArgument } from './archive-argument.ts';
import type { Command } from './command.ts';

const usage = 'npm run backup -- <file>';

/** The contents of an archive, in one line. */
export const describeManifest = ({ institutes, hashes }: Manifest): string => {
  const rows = institutes.flatMap(({ tables }) => tables).reduce((total, table) => total + table.rows, 0);
  const files = Object.keys(hashes).filter((path) => path.startsWith('files/')).length;
  return `${rows} rows and ${files} files`;
};

/**
 * Saves database and files into one archive; the product may be running. Corrupt files are listed, and the exit code is
 * then 1.
 */
export const command: Command = {
  run: async (args) => {
    const archive = archiveArgument(args, usage);
    const settings = readSettings();
    const folder = filesFolder(settings.filesUrl);
    if (folder === undefined)
      process.stderr.write('Files are kept in a bucket and are not in the archive.\n');
    const database = await openDatabase(settings);
    try {
      const options = { databaseUrl: database.url, filesFolder: folder, archive, now: new Date() };
      const { manifest, spoilt } = await backUp(options);
      process.stdout.write(`Saved ${describeManifest(manifest)} to ${archive}\n`);
      if (spoilt.length === 0) return 0;
      spoilt.forEach((line) => process.stderr.write(`${line}\n`));
      process.stderr.write(`${spoilt.length} files are not in the archive as they were stored.\n`);
      return 1;
    } finally {
      await database.stop();
    }
  },
};
