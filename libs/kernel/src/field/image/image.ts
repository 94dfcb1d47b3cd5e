import { fileType } from '../file/file-type.ts';

/** A kept picture, by id. Its content was checked when it was uploaded. */
export const image = fileType('image');
