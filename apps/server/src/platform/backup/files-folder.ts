import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../settings/project-root.ts';

/** The folder that a `file:` store names; none when files are stored elsewhere. */
export const filesFolder = (filesUrl: string): string | undefined => {
  if (!filesUrl.startsWith('file:')) return undefined;
  if (filesUrl.startsWith('file://')) return fileURLToPath(filesUrl);
  return resolve(projectRoot(), filesUrl.slice('file:'.length));
};
