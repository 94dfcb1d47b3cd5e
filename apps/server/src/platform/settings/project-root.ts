import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the whole project, found upwards from this file, be it source or bundle. */
export const projectRoot = (): string => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The project folder with package-lock.json was not found');
    folder = parent;
  }
  return folder;
};
