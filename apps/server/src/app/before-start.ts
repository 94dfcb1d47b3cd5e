import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { filesFolder } from '../platform/backup/files-folder.ts';
import { S3Bucket } from '../platform/files/s3-bucket.ts';
import { errorCode, errorMessage } from '../platform/errors/describe-error.ts';
import type { Settings } from '../platform/settings/definitions.ts';

/** What a system error means for the address to listen on. */
export const portProblem = ({ port, host }: Settings, error: unknown): Error => {
  const place = `PORT ${port} on ${host}`;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `${place} is taken by another program: stop it or set PORT`,
    EACCES: `${place} may not be opened by this account: set a PORT above 1023`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine`,
    ENOTFOUND: `HOST ${host} is no address of this machine`,
  };
  return new Error(reasons[errorCode(error)] ?? `${place} cannot be opened`, { cause: error });
};

/** @throws Error in one line if the address cannot be listened on */
const tryPort = (settings: Settings): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portProblem(settings, error)));
    probe.listen(settings.port, settings.host, () => probe.close(() => resolve()));
  });

/** @throws Error in one line if the folder for uploaded files is not a folder or not writable */
const tryFolder = (settings: Settings): void => {
  const folder = filesFolder(settings.filesUrl);
  if (folder === undefined) return;
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw new Error(`FILES_URL names a file and not a folder: ${folder}`);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`FILES_URL cannot be written by this account: ${folder}`, { cause: error });
  }
};

/** @throws Error in one line if the bucket for uploaded files is unreachable */
const tryBucket = async (settings: Settings): Promise<void> => {
  const bucket = new S3Bucket(settings);
  try {
    await bucket.check();
  } catch (error) {
    throw new Error(`FILES_URL cannot be used: ${settings.filesUrl}: ${errorMessage(error)}`, {
      cause: error,
    });
  } finally {
    await bucket.close();
  }
};

/**
 * Finds out, before anything is opened, what would abort the start after the database is up and the school is loaded.
 * @throws Error that names the setting in one line
 */
export const checkBeforeStart = async (settings: Settings): Promise<void> => {
  if (settings.filesUrl.startsWith('file:')) tryFolder(settings);
  else await tryBucket(settings);
  await tryPort(settings);
};
