import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../errors/describe-error.ts';
import { makeDataFolder } from './data-folder.ts';

const secretBytes = 48;

const readSecret = (path: string): string | undefined => {
  try {
    const text = readFileSync(path, 'utf8').trim();
    return text === '' ? undefined : text;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Writes next to it and links into place, so that two processes that start together both end up with the same secret. */
const createSecret = (path: string): void => {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(secretBytes).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** The secret with that name in the data folder, generated on first use and readable by its owner only. */
export const keptSecret = (dataDir: string, name: string): string => {
  const folder = join(dataDir, 'secrets');
  const path = join(folder, name);
  makeDataFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const existing = readSecret(path);
  if (existing !== undefined) {
    chmodSync(path, 0o600);
    return existing;
  }
  rmSync(path, { force: true });
  createSecret(path);
  const created = readSecret(path);
  if (created === undefined) throw new Error(`The secret ${path} cannot be read`);
  return created;
};
