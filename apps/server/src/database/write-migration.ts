import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Statements } from '../engine/schema/statements.ts';
import { projectRoot } from '../platform/settings/project-root.ts';
import { migrationClassName, migrationSlug, migrationSource, withMigration } from './migration-source.ts';

/** Folder of the migrations in the sources; commands run from a bundle. */
export const migrationsFolder = (): string =>
  join(projectRoot(), 'apps', 'server', 'src', 'database', 'migrations');

/**
 * Writes a migration file and its line in the list.
 * @param now milliseconds; the names of the file and the class begin and end with them
 * @returns the path of the file
 */
export const writeMigration = (
  folder: string,
  words: string,
  statements: Statements,
  now: number,
): string => {
  const slug = migrationSlug(words);
  const className = migrationClassName(slug, now);
  const file = `${now}-${slug}.ts`;
  const [path, list] = [join(folder, file), join(folder, 'index.ts')];
  const source = withMigration(readFileSync(list, 'utf8'), className, file);
  writeFileSync(path, migrationSource(className, statements), { flag: 'wx' });
  writeFileSync(list, source);
  return path;
};
