import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from '@school/resources';
import { draftMigration } from '../database/make-migration.ts';
import type { Draft } from '../database/make-migration.ts';
import { migrations } from '../database/migrations/index.ts';
import { withScratchDatabase } from '../database/scratch-database.ts';
import { wantedTables } from '../database/wanted-tables.ts';
import { migrationsFolder, writeMigration } from '../database/write-migration.ts';
import type { Permission } from '../engine/schema/diff-columns.ts';
import { openDatabase } from '../platform/postgres/open-database.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { projectRoot } from '../platform/settings/project-root.ts';
import type { Command } from './command.ts';
import { UsageError } from './command.ts';

const usage = 'npm run migrate:make -- [what it does] [--narrow] [--drop]';

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { narrow: { type: 'boolean', default: false }, drop: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new UsageError(usage, { cause: error });
  }
};

const readArguments = (
  args: readonly string[],
): { readonly name: string; readonly permission: Permission } => {
  const { values, positionals } = parse(args);
  return {
    name: positionals.join(' ') || 'tables',
    permission: { narrow: values.narrow, drop: values.drop },
  };
};

const draft = async (permission: Permission): Promise<Draft> => {
  const database = await openDatabase(readSettings());
  try {
    return await withScratchDatabase(database.url, (url) =>
      draftMigration(url, wantedTables(catalogue), migrations, permission),
    );
  } finally {
    await database.stop();
  }
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Writes the migration that brings the tables in line with the catalogue. */
export const command: Command = {
  run: async (args) => {
    const { name, permission } = readArguments(args);
    const { refused, leftBehind, leftEarlier, statements } = await draft(permission);
    for (const address of leftBehind) {
      say(`Left behind: ${address} stays, with its data, until a later release drops it with --drop.`);
    }
    if (leftEarlier.length > 0) {
      say(`Left behind earlier and still there, until --drop takes them away: ${leftEarlier.join(', ')}.`);
    }
    if (refused.length > 0) {
      refused.forEach((sentence) => say(`Refused: ${sentence}`));
      return 1;
    }
    if (!statements) say('There is nothing to do: the tables are as the catalogue wants them.');
    else {
      const path = writeMigration(migrationsFolder(), name, statements, Date.now());
      say(`Wrote ${relative(projectRoot(), path)}. Read it before you commit it.`);
    }
  },
};
