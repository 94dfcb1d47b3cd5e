import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../errors/describe-error.ts';

/** What a running server has recorded about itself. */
export type Postmaster = { readonly pid: number; readonly port: number };

const fileOf = (data: string): string => join(data, 'postmaster.pid');

const readText = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const isPresent = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};

/**
 * Whether a process is a live PostgreSQL. A number alone proves little: a killed server stays as a zombie where nothing
 * reaps it, and after a container restart its number belongs to another program.
 */
const isLivingServer = (pid: number): boolean => {
  if (!isPresent(pid)) return false;
  const status = readText(`/proc/${pid}/stat`);
  if (status === undefined) return true;
  return /^\d+ \(postgres\) [^ZX]/.test(status);
};

/** The server that has the cluster open, if one is alive; the file of a dead one is removed. */
export const runningPostmaster = (data: string): Postmaster | undefined => {
  const lines = readText(fileOf(data))?.split('\n');
  if (lines === undefined) return undefined;
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (!isLivingServer(pid)) {
    rmSync(fileOf(data), { force: true });
    return undefined;
  }
  return { pid, port };
};
