import { all, defineResource, f, isEmpty } from '@school/kernel';

/** A file or folder of the document drive. Whoever may see it is decided row by row, so only its own calls serve it. */
export const driveItem = defineResource('driveItem', {
  module: 'drive',
  label: ['Drive item', 'Drive items'],
  noArchive: true,
  fields: {
    name: f.text({ required: true, max: 255, search: true }),
    itemType: f.choice({ FILE: 'File', FOLDER: 'Folder' }, { label: 'Type', required: true, index: true }),
    owner: f.ref('user', { required: true }),
    parentFolder: f.ref('driveItem'),
    /** The bytes of the latest version; folders have none. */
    file: f.file({ level: 'basic', accept: [] }),
    /** The item itself and every folder above it: what is shared there is shared here. */
    lineage: f.refs('driveItem'),
    trashedAt: f.dateTime({ label: 'Deleted at', index: true }),
    trashedBy: f.ref('user', { label: 'Deleted by', onDelete: 'clear' }),
    /** The deleted item that this one was deleted with. */
    trashRoot: f.ref('driveItem', { label: 'Deleted with' }),
  },
  title: 'name',
  unique: [
    { fields: ['parentFolder', 'name'], where: isEmpty('trashedAt') },
    { fields: ['owner', 'name'], where: all(isEmpty('trashedAt'), isEmpty('parentFolder')) },
  ],
  list: { columns: ['name', 'itemType', 'owner', 'trashedAt'] },
  access: { read: ['ADMIN'], discreet: true },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    driveItem: typeof driveItem;
  }
}
