import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode, errorMessage } from '../errors/describe-error.ts';

/** Others may pass through to what is theirs, such as PostgreSQL's account to its cluster, but cannot list anything. */
const passageOnly = 0o711;

/** Creates the data folder if it does not exist; folders above it are ordinary ones. */
export const makeDataFolder = (dataDir: string): void => {
  try {
    mkdirSync(dirname(dataDir), { recursive: true });
    if (!existsSync(dataDir)) mkdirSync(dataDir, { mode: passageOnly });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && existsSync(dataDir)) return;
    throw new Error(`DATA_DIR cannot be used: ${errorMessage(error)}`, { cause: error });
  }
};
