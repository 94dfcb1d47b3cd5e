import { defineOperation, f, list, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { examMakers } from './access.ts';

/** Most lines of a file of marks; a sheet has as many students at most. */
export const mostMarkLines = 1001;

/** What an uploaded file of marks says, line by line: nothing is judged and nothing kept, the sheet is filled with it. */
export const readMarkFile = defineOperation('readMarkFile', {
  module: 'assessment',
  label: 'Read a file of marks',
  at: 'POST setup/v1/examScore/read',
  input: { fileId: f.int({ required: true, min: 1 }) },
  answer: {
    lines: rows(
      { line: f.int({ required: true }), cells: list(f.text(), { max: 50 }) },
      { max: mostMarkLines },
    ),
  },
  access: ['EMPLOYEE', ...examMakers],
  hidden: true,
});

export const markFileOperations = [readMarkFile] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof markFileOperations> {}
}
