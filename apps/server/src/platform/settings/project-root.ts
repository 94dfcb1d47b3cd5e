import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The root folder of the project, found by walking up from this file, whether source or bundle. */
export const projectRoot = (): string => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The project folder with package-lock.json was not found');
    folder = parent;
  }
  return folder;
};
