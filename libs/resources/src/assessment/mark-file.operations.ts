import { defineOperation, f, list, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { examMakers } from './access.ts';

/** Maximum number of lines in a file of marks; a sheet has at most as many students. */
export const mostMarkLines = 1001;

/** Contents of an uploaded file of marks, line by line: nothing is validated or stored, the sheet is filled in from it. */
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
