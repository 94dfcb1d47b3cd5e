import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';

export const driveItems = defineOperation('driveItems', {
  module: 'drive',
  label: 'What lies in a folder of the drive',
  at: 'GET api/v1/drive/items',
  input: { folderId: f.text(), range: f.text(), foldersOnly: f.text() },
  answer: 'wire',
  access: ['ADMIN', 'EMPLOYEE'],
  failsWith: 'An error occurred while fetching drive items',
});

export const driveItemShown = defineOperation('driveItemShown', {
  module: 'drive',
  label: 'An item of the drive',
  at: 'GET api/v1/drive/items/:id',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['ADMIN', 'EMPLOYEE'],
});

export const driveSearch = defineOperation('driveSearch', {
  module: 'drive',
  label: 'Items of the drive by name',
  at: 'GET api/v1/drive/search',
  input: { query: f.text() },
  answer: 'wire',
  access: ['ADMIN', 'EMPLOYEE'],
  failsWith: 'An error occurred while searching drive items',
});

export const driveSharedWithMe = defineOperation('driveSharedWithMe', {
  module: 'drive',
  label: 'Items of the drive that others share with the caller',
  at: 'GET api/v1/drive/shared-with-me',
  answer: 'wire',
  access: ['ADMIN', 'EMPLOYEE'],
  failsWith: 'Failed to fetch shared items',
});

export const driveRecent = defineOperation('driveRecent', {
  module: 'drive',
  label: 'Files of the drive that were changed last',
  at: 'GET api/v1/drive/recent',
  input: { folderId: f.text() },
  answer: 'wire',
  access: ['ADMIN', 'EMPLOYEE'],
});

export const driveStarred = defineOperation('driveStarred', {
  module: 'drive',
  label: 'Starred items of the drive',
  at: 'GET api/v1/drive/starred',
  answer: 'wire',
  access: ['ADMIN', 'EMPLOYEE'],
});

export const driveTrash = defineOperation('driveTrash', {
  module: 'drive',
  label: 'Deleted items of the drive',
  at: 'GET api/v1/drive/trash',
  answer: 'wire',
  access: ['ADMIN', 'EMPLOYEE'],
});

export const driveSpace = defineOperation('driveSpace', {
  module: 'drive',
  label: 'Room in the drive',
  at: 'GET api/v1/drive/space',
  answer: 'wire',
  access: ['ADMIN', 'EMPLOYEE'],
});

export const driveVersions = defineOperation('driveVersions', {
  module: 'drive',
  label: 'Versions of a file of the drive',
  at: 'GET api/v1/drive/items/:id/versions',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['ADMIN', 'EMPLOYEE'],
});

export const driveOperations = [
  driveItems,
  driveItemShown,
  driveSearch,
  driveSharedWithMe,
  driveRecent,
  driveStarred,
  driveTrash,
  driveSpace,
  driveVersions,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof driveOperations> {}
}
