import { defineResource, f } from '@school/kernel';
import { messageWriters } from './access.ts';

/** Maximum number of files in a message, and maximum size of each (MAI-1). */
export const messageFilesMax = 5;
export const messageFileTypes = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'jpeg', 'jpg', 'png'] as const;
const fileBytesMax = 5 * 1_048_576;

/** A file sent with a mail. */
export const messageFile = defineResource('messageFile', {
  module: 'messages',
  label: ['Message file', 'Message files'],
  parent: 'message',
  noArchive: true,
  fields: {
    file: f.file({ level: 'basic', required: true, accept: messageFileTypes, maxBytes: fileBytesMax }),
  },
  title: 'file',
  list: { columns: ['file'] },
  access: { read: messageWriters },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    messageFile: typeof messageFile;
  }
}
