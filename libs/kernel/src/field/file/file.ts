import { fileType } from './file-type.ts';

/** A stored file; `{id, name, type, size}` in rows, its id in bodies. */
export const file = fileType('file');
