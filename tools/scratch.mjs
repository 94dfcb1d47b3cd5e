import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An in-memory folder, as Linux provides it. */
const memory = '/dev/shm';

/** Maximum total size of the databases of a whole run; with less space they would fill the machine's memory. */
const neededBytes = 3 * 1024 ** 3;

const hasRoom = (folder) => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
};

/**
 * Creates a folder for a database that lives as long as a test run: in memory where there is room, because copying a
 * database takes ten times as long on a disk, otherwise in the temporary folder. Returns its path.
 */
export const makeScratchFolder = (prefix) =>
  mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `${prefix}-`));
