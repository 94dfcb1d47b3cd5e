import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeDataFolder } from '../settings/data-folder.ts';
import { canEnter } from './account.ts';
import type { Account } from './account.ts';

/** Where services keep their state; used only when the data folder is where PostgreSQL's account cannot go. */
const stateFolder = '/var/lib';

const makeOwned = (folder: string, account: Account | undefined): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
};

/** Lets PostgreSQL's account pass through the data folder; its contents stay protected by their own modes. */
const openPassage = (dataDir: string): void => chmodSync(dataDir, lstatSync(dataDir).mode | 0o011);

const isLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** A clone below /root, say, is closed to every other account: in that case the folder is elsewhere, with a link to it. */
const makeElsewhere = (link: string, account: Account | undefined): void => {
  const folder = join(stateFolder, `school-postgres-${randomBytes(6).toString('hex')}`);
  makeOwned(folder, account);
  symlinkSync(folder, link);
};

/**
 * The folder of the embedded PostgreSQL: cluster, log, port and, if needed, a copy of its programs. It is always `postgres`
 * in the data folder, or linked from there.
 */
export const databaseHome = (dataDir: string, account: Account | undefined): string => {
  makeDataFolder(dataDir);
  const home = join(dataDir, 'postgres');
  if (existsSync(home)) return realpathSync(home);
  if (isLink(home))
    throw new Error(`${home} leads to a folder that is missing: bring it back or remove the link`);
  const parentIsOpen = canEnter(dirname(realpathSync(dataDir)), account);
  if (parentIsOpen && account !== undefined) openPassage(dataDir);
  if (parentIsOpen) makeOwned(home, account);
  else makeElsewhere(home, account);
  return realpathSync(home);
};
