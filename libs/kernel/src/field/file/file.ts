import { fileType } from './file-type.ts';

/** A kept file, by id. Its content was checked when it was uploaded. */
export const file = fileType('file');
