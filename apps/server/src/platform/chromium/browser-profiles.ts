import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'school-profile-';
/** Distinguishes this process from an earlier one with the same number, as happens in containers. */
const life = randomUUID().slice(0, 8);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isLeftOver = (name: string): boolean => {
  const [, pid, ofLife] = /^school-profile-(\d+)-([0-9a-f]{8})-/.exec(name) ?? [];
  if (pid === undefined) return false;
  return Number(pid) === process.pid ? ofLife !== life : !isAlive(Number(pid));
};

/**
 * Creates the folder in which a browser of this process keeps its profile. @param folder where, the temporary one by default
 */
export const makeProfile = (folder = tmpdir()): Promise<string> =>
  mkdtemp(join(folder, `${prefix}${process.pid}-${life}-`));

/** Removes a profile; anything that a dying browser still writes into it does not matter. */
export const removeProfile = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch(() => undefined);

/** Removes the profiles of processes that were killed with their browsers. Returns how many. */
export const sweepProfiles = async (folder = tmpdir()): Promise<number> => {
  const left = (await readdir(folder)).filter(isLeftOver);
  for (const name of left) await removeProfile(join(folder, name));
  return left.length;
};
