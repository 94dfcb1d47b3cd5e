import { fileType } from '../file/file-type.ts';

/** A kept picture. */
export const image = fileType('image');
