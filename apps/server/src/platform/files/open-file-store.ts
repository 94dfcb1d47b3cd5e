import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../settings/definitions.ts';
import type { FileStore } from './file-store.ts';
import { LocalFileStore } from './local-file-store.ts';
import { S3Bucket } from './s3-bucket.ts';
import type { BucketSettings } from './s3-bucket.ts';
import { S3FileStore } from './s3-file-store.ts';

const folderOf = (address: string): string =>
  address.startsWith('file://') ? fileURLToPath(address) : address.slice('file:'.length);

/** The store that FILES_URL names: a folder, or a bucket. */
export const openFileStore = (settings: BucketSettings & Pick<Settings, 'dataDir'>): FileStore => {
  const { filesUrl, dataDir } = settings;
  if (filesUrl.startsWith('file:')) return new LocalFileStore(folderOf(filesUrl));
  return new S3FileStore(new S3Bucket(settings), join(dataDir, 'on-their-way'));
};
