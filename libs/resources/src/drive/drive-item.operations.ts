import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';

const id = f.int({ required: true, min: 1 });
const staff = ['ADMIN', 'EMPLOYEE'] as const;

export const trashDriveItem = defineOperation('trashDriveItem', {
  module: 'drive',
  label: 'Put an item into the trash',
  description: 'All that lies in it goes with it.',
  at: 'DELETE api/v1/drive/items/:id',
  input: { id },
  answer: { id },
  access: staff,
  hidden: true,
  done: 'Item deleted successfully',
  failsWith: 'Failed to delete item',
});

export const renameDriveItem = defineOperation('renameDriveItem', {
  module: 'drive',
  label: 'Rename an item',
  at: 'PUT api/v1/drive/items/:id/rename',
  input: { id, newName: f.text() },
  answer: 'wire',
  access: staff,
  hidden: true,
  done: 'Item renamed successfully',
  failsWith: 'Failed to rename item',
});

export const moveDriveItem = defineOperation('moveDriveItem', {
  module: 'drive',
  label: 'Move an item',
  description: 'Without a folder it goes to the root.',
  at: 'PUT api/v1/drive/items/:id/move',
  input: { id, newParentFolderId: f.text() },
  answer: 'wire',
  access: staff,
  hidden: true,
  done: 'Item moved successfully',
  failsWith: 'Failed to move item',
});

export const starDriveItem = defineOperation('starDriveItem', {
  module: 'drive',
  label: 'Star an item',
  at: 'PUT api/v1/drive/items/:id/star',
  input: { id },
  answer: 'wire',
  access: staff,
  hidden: true,
});

export const unstarDriveItem = defineOperation('unstarDriveItem', {
  module: 'drive',
  label: 'Take the star from an item',
  at: 'DELETE api/v1/drive/items/:id/star',
  input: { id },
  answer: 'wire',
  access: staff,
  hidden: true,
});

export const restoreDriveVersion = defineOperation('restoreDriveVersion', {
  module: 'drive',
  label: 'Make an earlier version the newest one',
  at: 'POST api/v1/drive/items/:id/versions/:number/restore',
  input: { id, number: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: staff,
  hidden: true,
});

export const restoreDriveItem = defineOperation('restoreDriveItem', {
  module: 'drive',
  label: 'Take an item out of the trash',
  at: 'POST api/v1/drive/trash/:id/restore',
  input: { id },
  answer: 'wire',
  access: staff,
  hidden: true,
  done: 'Item restored successfully',
});

export const purgeDriveItem = defineOperation('purgeDriveItem', {
  module: 'drive',
  label: 'Remove an item for good',
  at: 'DELETE api/v1/drive/trash/:id',
  input: { id },
  answer: { removed: f.int({ required: true }) },
  access: staff,
  hidden: true,
});

export const emptyDriveTrash = defineOperation('emptyDriveTrash', {
  module: 'drive',
  label: 'Empty the trash',
  at: 'DELETE api/v1/drive/trash',
  answer: { removed: f.int({ required: true }) },
  access: staff,
  hidden: true,
});

export const downloadDriveFile = defineOperation('downloadDriveFile', {
  module: 'drive',
  label: 'The bytes of a file',
  at: 'GET api/v1/drive/files/:id/download',
  input: { id, version: f.int({ min: 0 }) },
  answer: 'file',
  access: staff,
  failsWith: 'An error occurred while downloading file',
});

export const previewDriveFile = defineOperation('previewDriveFile', {
  module: 'drive',
  label: 'A file to be looked at in place',
  description: 'Pictures, PDF, and the beginning of texts.',
  at: 'GET api/v1/drive/files/:id/preview',
  input: { id, version: f.int({ min: 0 }) },
  answer: 'file',
  access: staff,
});

export const zipDriveFolder = defineOperation('zipDriveFolder', {
  module: 'drive',
  label: 'A folder with all that lies in it',
  at: 'GET api/v1/drive/folders/:id/zip',
  input: { id },
  answer: 'file',
  access: staff,
  failsWith: 'An error occurred while downloading file',
});

export const driveItemOperations = [
  trashDriveItem,
  renameDriveItem,
  moveDriveItem,
  starDriveItem,
  unstarDriveItem,
  restoreDriveVersion,
  restoreDriveItem,
  purgeDriveItem,
  emptyDriveTrash,
  downloadDriveFile,
  previewDriveFile,
  zipDriveFolder,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof driveItemOperations> {}
}
