import type { Options, Role } from '@school/kernel';

/** Whom a news item can be for: the four kinds of account. */
export const newsAudiences: Options<Role> = {
  ADMIN: 'Administrators',
  EMPLOYEE: 'Employees',
  STUDENT: 'Students',
  PARENT: 'Parents',
};

export const newsRoles = Object.keys(newsAudiences) as readonly Role[];

/** Maximum length of a news item in characters, excluding markup. */
export const newsContentMax = 5000;
/** Maximum number of files in a news item. */
export const newsAttachmentsMax = 2;
/** Maximum size of one of them, in bytes. */
export const newsFileBytesMax = 5 * 1_048_576;
/** What may be attached; jpg is the same kind as jpeg. */
export const newsFileTypes = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'txt',
  'jpeg',
  'jpg',
  'png',
] as const;

export const defaultNewsCategory = 'GENERAL';
