import { fileType } from './file-type.ts';

/** A kept file; `{id, name, type, size}` in rows, its id in bodies. */
export const file = fileType('file');
