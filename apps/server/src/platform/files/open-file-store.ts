import { fileURLToPath } from 'node:url';
import type { Settings } from '../settings/definitions.ts';
import type { FileStore } from './file-store.ts';
import { LocalFileStore } from './local-file-store.ts';

const folderOf = (address: string): string =>
  address.startsWith('file://') ? fileURLToPath(address) : address.slice('file:'.length);

/**
 * The store that FILES_URL names.
 * @throws Error that names the setting when there is no such kind of store
 */
export const openFileStore = ({ filesUrl }: Pick<Settings, 'filesUrl'>): FileStore => {
  if (filesUrl.startsWith('file:')) return new LocalFileStore(folderOf(filesUrl));
  throw new Error('FILES_URL cannot be used: this version keeps files in a folder only, as file:<folder>');
};
