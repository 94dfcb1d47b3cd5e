import { Invalid, Refusal } from '@school/kernel';

const about = (field: string, code: string, message: string): Invalid =>
  new Invalid(message, [{ field, code, message }]);

/** Sentences of the announcements; the forms say the same ones. */
export const refuseTitle = (): Refusal => about('title', 'required', 'Title is required');
export const refuseContent = (): Refusal => about('content', 'required', 'Content is required');
export const refuseLength = (max: number, length: number): Refusal =>
  about('content', 'maxLength', `Content exceeds maximum length of ${max} characters (current: ${length})`);
export const refuseAudiences = (): Refusal =>
  about('audiences', 'required', 'Please select at least one audience');
export const refuseAttachments = (): Refusal =>
  about('attachments', 'tooMany', 'You can only attach up to 2 files');
export const refuseFileType = (name: string): Refusal =>
  new Refusal(415, `File type not allowed: ${name}`, { code: 'TYPE_NOT_ALLOWED' });
export const refuseFileSize = (name: string): Refusal =>
  new Refusal(413, `File too large: ${name} (max 5MB)`, { code: 'TOO_LARGE' });
export const refuseField = (field: string, message: string): Refusal => about(field, 'invalid', message);
