import type { Principal } from '@school/kernel';

/** Who sets assignments and reviews submissions: teachers for their subjects, the office for all. */
export const teachers: readonly Principal[] = ['StudentControl', 'EMPLOYEE'];
export const assignmentReaders: readonly Principal[] = [...teachers, 'StudentView', 'STUDENT', 'PARENT'];

/** Files that may be handed out or handed in. */
export const assignmentFileTypes = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'txt',
  'csv',
  'jpg',
  'jpeg',
  'png',
  'zip',
  'mp3',
  'm4a',
] as const;
