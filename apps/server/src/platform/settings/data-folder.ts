import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../errors/describe-error.ts';

/** Others may pass through to what is theirs, such as PostgreSQL's account to its cluster, but see nothing. */
const passageOnly = 0o711;

/** Makes the data folder when it is not there; folders above it are ordinary ones. */
export const makeDataFolder = (dataDir: string): void => {
  mkdirSync(dirname(dataDir), { recursive: true });
  try {
    mkdirSync(dataDir, { mode: passageOnly });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
};
