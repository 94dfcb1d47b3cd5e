import { Refusal } from '@school/kernel';
import { invalidField } from '../../engine/envelope/refusals.ts';

/** Messages of the announcements; the forms use the same ones. */
export const refuseTitle = (): Refusal => invalidField('title', 'required', 'Title is required');
export const refuseContent = (): Refusal => invalidField('content', 'required', 'Content is required');
export const refuseLength = (max: number, length: number): Refusal =>
  invalidField(
    'content',
    'maxLength',
    'Content exceeds maximum length of %{max} characters (current: %{current})',
    { max, current: length },
  );
export const refuseAudiences = (): Refusal =>
  invalidField('audiences', 'required', 'Please select at least one audience');
export const refuseAttachments = (): Refusal =>
  invalidField('attachments', 'tooMany', 'You can only attach up to 2 files');
export const refuseFileType = (name: string): Refusal =>
  new Refusal(415, 'File type not allowed: %{name}', { code: 'TYPE_NOT_ALLOWED', params: { name } });
export const refuseFileSize = (name: string): Refusal =>
  new Refusal(413, 'File too large: %{name} (max 5MB)', { code: 'TOO_LARGE', params: { name } });
export const refuseField = (field: string, message: string): Refusal =>
  invalidField(field, 'invalid', message);
