import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account under which PostgreSQL runs when it must not be that of this process. */
export type Account = { readonly uid: number; readonly gid: number };

/** `nobody`, which every Linux has: PostgreSQL refuses to run as root and needs an account with a name. */
const nobody: Account = { uid: 65_534, gid: 65_534 };

/** The account to switch to: `nobody` when this process is root, otherwise none. */
export const databaseAccount = (): Account | undefined => (process.getuid?.() === 0 ? nobody : undefined);

const mayEnter = (folder: string, account: Account): boolean => {
  const { mode, uid, gid } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
};

const foldersUpTo = (path: string): readonly string[] => {
  const parent = dirname(path);
  return parent === path ? [path] : [...foldersUpTo(parent), path];
};

/** Whether an account can enter a folder, including every folder above it. */
export const canEnter = (folder: string, account: Account | undefined): boolean =>
  account === undefined || foldersUpTo(realpathSync(folder)).every((part) => mayEnter(part, account));
