import { defineOperation, f, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { examMakers, resultReaders } from './access.ts';

/** What is scored in addition to exams, student by student: a sheet has a column for each thing to score. */
export const sheetKinds = {
  CCE_FA: 'Formative assessment',
  CCE_AREA: 'Areas beside the subjects',
  GRADEBOOK: 'Gradebook',
  ICSE_IA: 'Internal assessment',
} as const;

const batch = f.ref('batch', { required: true, named: true });
const place = {
  batch,
  kind: f.choice(sheetKinds, { required: true }),
  about: f.int({ required: true, min: 1 }),
  subject: f.int({ required: true, min: 0 }),
} as const;

/** The sheets of a batch that the user may open, and the progress of each. */
export const scoreSheets = defineOperation('scoreSheets', {
  module: 'assessment',
  label: 'Score sheets of a batch',
  at: 'GET setup/v1/ScoreSheet/:batch',
  input: { batch },
  answer: rows(
    {
      kind: f.choice(sheetKinds, { required: true }),
      about: f.int({ required: true }),
      name: f.text({ required: true }),
      /** 0 where the sheet has no subject. */
      subject: f.int({ required: true }),
      subjectName: f.text(),
      entered: f.int({ required: true }),
      cells: f.int({ required: true }),
    },
    { max: 500 },
  ),
  access: ['EMPLOYEE', ...resultReaders],
});

/** Students and their scores. */
export const scoreSheet = defineOperation('scoreSheet', {
  module: 'assessment',
  label: 'Score sheet',
  at: 'GET setup/v1/ScoreSheet/:batch/:kind/:about/:subject',
  input: place,
  answer: {
    name: f.text({ required: true }),
    batchName: f.text({ required: true }),
    subjectName: f.text(),
    mayEnter: f.flag({ default: false }),
    columns: rows(
      {
        id: f.int({ required: true }),
        name: f.text({ required: true }),
        part: f.text(),
        maximum: f.text({ required: true }),
      },
      { max: 100 },
    ),
    students: rows(
      {
        id: f.int({ required: true }),
        name: f.text({ required: true }),
        admissionNumber: f.text({ required: true }),
        rollNumber: f.text(),
        scores: rows({ column: f.int({ required: true }), value: f.text({ required: true }) }, { max: 100 }),
      },
      { max: 1000 },
    ),
  },
  access: ['EMPLOYEE', ...resultReaders],
});

/** Saves cells one by one: valid ones are kept, the others are reported. An empty value removes the score. */
export const enterScores = defineOperation('enterScores', {
  module: 'assessment',
  label: 'Enter scores',
  at: 'PUT setup/v1/ScoreSheet/:batch/:kind/:about/:subject',
  input: {
    ...place,
    cells: rows(
      {
        student: f.int({ required: true, min: 1 }),
        column: f.int({ required: true, min: 1 }),
        value: f.text({ max: 20 }),
        /** The value when the sheet was read; if it has changed in the meantime, it is not overwritten. */
        before: f.text({ max: 20 }),
      },
      { max: 2000, min: 1 },
    ),
  },
  answer: {
    saved: f.int({ required: true }),
    errors: rows(
      {
        student: f.int({ required: true }),
        column: f.int({ required: true }),
        code: f.text({ required: true }),
        message: f.text({ required: true }),
        text: f.text(),
        max: f.text(),
      },
      { max: 2000 },
    ),
  },
  access: ['EMPLOYEE', ...examMakers],
  hidden: true,
});

export const scoreSheetOperations = [scoreSheets, scoreSheet, enterScores] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof scoreSheetOperations> {}
}
