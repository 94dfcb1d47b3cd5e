import { defineOperation, f, list, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';

const numberPart = { regex: '[A-Za-z0-9_-]*', message: 'Letters, digits, _ and - only.' } as const;
const longestPart = 12;
const mostStudents = 1000;

export const rollNumbersOfBatch = defineOperation('rollNumbersOfBatch', {
  module: 'students',
  label: 'Roll numbers of a batch',
  at: 'GET setup/v1/StudentRollNumber/:batch',
  input: { batch: f.ref('batch', { required: true, named: true }) },
  answer: {
    batch: f.text({ required: true }),
    course: f.int({ required: true }),
    prefix: f.text({ required: true }),
    suffix: f.text({ required: true }),
    digits: f.int({ required: true }),
    students: rows(
      {
        id: f.int({ required: true }),
        name: f.text({ required: true }),
        admissionNumber: f.text({ required: true }),
        rollNumber: f.text(),
      },
      { max: mostStudents },
    ),
    highest: f.int({ required: true }),
    samePrefix: list(f.text({ required: true }), { max: mostStudents }),
  },
  access: ['RollNumbers'],
});

/** Numbers all students of a batch, or those without a number, by rule. */
export const numberStudents = defineOperation('numberStudents', {
  module: 'students',
  label: 'Set roll numbers',
  at: 'PUT setup/v1/StudentRollNumber/:batch/generate',
  input: {
    batch: f.ref('batch', { required: true, named: true }),
    prefix: f.text({ max: longestPart, pattern: numberPart }),
    suffix: f.text({ max: longestPart, pattern: numberPart }),
    digits: f.int({ required: true, min: 1, max: 6 }),
    start: f.int({ required: true, min: 1, max: 999_999, label: 'First number' }),
    mode: f.choice({ ALL: 'All students', MISSING: 'Those without a number' }, { required: true }),
  },
  answer: { changed: f.int({ required: true }) },
  access: ['RollNumbers'],
  hidden: true,
});

/** Numbers students individually; an empty number removes it. */
export const giveRollNumbers = defineOperation('giveRollNumbers', {
  module: 'students',
  label: 'Edit roll numbers',
  at: 'PUT setup/v1/StudentRollNumber/:batch',
  input: {
    batch: f.ref('batch', { required: true, named: true }),
    numbers: rows(
      { student: f.int({ required: true, min: 1 }), number: f.text({ max: 100 }) },
      { max: mostStudents },
    ),
  },
  answer: { changed: f.int({ required: true }) },
  access: ['RollNumbers'],
  hidden: true,
});

export const studentsOfElective = defineOperation('studentsOfElective', {
  module: 'students',
  label: 'Students of an elective subject',
  at: 'GET setup/v1/StudentElective/subject/:subject',
  input: { subject: f.ref('subject', { required: true, named: true }) },
  answer: {
    id: f.int({ required: true }),
    name: f.text({ required: true }),
    batch: f.int({ required: true }),
    batchName: f.text({ required: true }),
    group: f.int({ required: true }),
    groupName: f.text({ required: true }),
    maxChoices: f.int({ required: true }),
    students: rows(
      {
        id: f.int({ required: true }),
        name: f.text({ required: true }),
        admissionNumber: f.text({ required: true }),
        rollNumber: f.text(),
        takes: f.flag(),
        others: list(f.text({ required: true }), { max: 100 }),
      },
      { max: mostStudents },
    ),
  },
  access: ['BatchManagement'],
});

export const setElectiveStudents = defineOperation('setElectiveStudents', {
  module: 'students',
  label: 'Set who takes the subject',
  at: 'PUT setup/v1/StudentElective/subject/:subject',
  input: {
    subject: f.ref('subject', { required: true, named: true }),
    students: list(f.int({ min: 1 }), { max: mostStudents, required: true }),
  },
  answer: { added: f.int({ required: true }), removed: f.int({ required: true }) },
  access: ['BatchManagement'],
  hidden: true,
});

/** The students of a transfer, each with any reasons against reverting it. */
export const studentsOfTransfer = defineOperation('studentsOfTransfer', {
  module: 'students',
  label: 'Students of a transfer',
  at: 'GET setup/v1/BatchTransfer/:transfer/students',
  input: { transfer: f.int({ required: true, min: 1 }) },
  answer: rows(
    {
      id: f.int({ required: true }),
      name: f.text({ required: true }),
      admissionNumber: f.text({ required: true }),
      oldRollNumber: f.text(),
      status: f.choice(
        { PLANNED: 'Prepared', DONE: 'Transferred', LEFT_OUT: 'Left out', REVERTED: 'Undone' },
        { required: true },
      ),
      reasons: list(f.text({ required: true }), { max: 20 }),
    },
    { max: 5_000 },
  ),
  access: ['BatchManagement'],
});

export const revertTransfer = defineOperation('revertTransfer', {
  module: 'students',
  label: 'Take back a transfer',
  at: 'POST setup/v1/BatchTransfer/:transfer/revert',
  input: {
    transfer: f.int({ required: true, min: 1 }),
    students: list(f.int({ min: 1 }), { max: mostStudents, min: 1 }),
  },
  answer: {
    reverted: list(f.int({ required: true }), { max: mostStudents }),
    refused: rows(
      { student: f.int({ required: true }), reasons: list(f.text({ required: true }), { max: 20 }) },
      { max: mostStudents },
    ),
    withoutNumber: list(f.int({ required: true }), { max: mostStudents }),
  },
  access: ['BatchManagement'],
  hidden: true,
});

export const studentOperations = [
  rollNumbersOfBatch,
  numberStudents,
  giveRollNumbers,
  studentsOfElective,
  setElectiveStudents,
  studentsOfTransfer,
  revertTransfer,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof studentOperations> {}
}
