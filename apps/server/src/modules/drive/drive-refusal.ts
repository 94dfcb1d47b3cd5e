import { Conflict, Invalid, NotFound, Refusal } from '@school/kernel';
import type { Violation } from '@school/kernel';
import { invalidField } from '../../engine/envelope/refusals.ts';

/** Server-side messages of the document drive. */
/** Not a 403, which would end the session of a user who may in fact read the item. */
export const notOwner = (): Refusal => new Conflict('Only the owner may do this.', { code: 'NOT_OWNER' });
export const unknownItem = (): Refusal => new NotFound();
export const nameTaken = (name: string): Refusal =>
  new Conflict('There is already an item named "%{name}" here.', {
    code: 'NAME_TAKEN',
    params: { name },
    data: { errors: [{ field: 'name', code: 'taken', message: 'This name is taken.' }] },
  });
export const wouldLoop = (): Refusal =>
  new Conflict('A folder cannot be moved into itself.', { code: 'CYCLE' });
export const tooDeep = (most: number): Refusal =>
  new Conflict('Folders can be nested at most %{max} levels deep.', {
    code: 'TOO_DEEP',
    params: { max: most },
  });
export const badName = (message: string, params?: Violation['params']): Refusal =>
  invalidField('name', 'invalid', message, params);
export const blockedKind = (extension: string): Refusal =>
  new Refusal(415, 'Files of type .%{extension} are not accepted.', {
    code: 'TYPE_NOT_ALLOWED',
    params: { extension },
  });
export const programRefused = (): Refusal =>
  new Refusal(415, 'Programs are not accepted.', { code: 'TYPE_NOT_ALLOWED' });
export const noSpace = (left: number): Refusal =>
  new Refusal(413, 'There is not enough space left: %{left} MB.', {
    code: 'QUOTA',
    params: { left: Math.max(0, Math.floor(left / 1_048_576)) },
    data: { left: Math.max(0, left) },
  });
export const tooLarge = (limit: number): Refusal =>
  new Refusal(413, 'The file is larger than %{max} MB.', {
    code: 'TOO_LARGE',
    params: { max: Math.floor(limit / 1_048_576) },
    data: { limit },
  });
export const noFile = (): Refusal => invalidField('file', 'required', 'Send one file in the field "file".');
export const folderHasNoBytes = (): Refusal => new Invalid('A folder cannot be downloaded as a file.');
export const noPreview = (): Refusal =>
  new Refusal(415, 'There is no preview of this kind of file.', { code: 'NO_PREVIEW' });
export const inheritedShare = (name: string, folder: string): Refusal =>
  new Conflict('%{name} has access through the folder "%{folder}". Unshare that folder instead.', {
    code: 'INHERITED_SHARE',
    params: { name, folder },
  });
