import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { academicAccess } from './access.ts';

export const teacherLoads = defineOperation('teacherLoads', {
  module: 'academics',
  label: 'Employees with the periods they teach a week',
  at: 'GET setup/v1/WorkAllotment/loads',
  input: { department: f.int({ min: 0 }) },
  answer: 'wire',
  access: ['EmployeeManagement', 'HrBasics', 'TimetableManagement'],
});

export const teachersOfSubject = defineOperation('teachersOfSubject', {
  module: 'academics',
  label: 'Teachers of a subject',
  at: 'GET setup/v1/WorkAllotment/teachers/:subject',
  input: { subject: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['EmployeeManagement', 'HrBasics', 'TimetableManagement'],
});

export const activeBatches = defineOperation('activeBatches', {
  module: 'academics',
  label: 'Active batches',
  at: 'GET api/v1/batch/activeBatches/getall',
  answer: 'wire',
  access: academicAccess.read,
});

export const batchNames = defineOperation('batchNames', {
  module: 'academics',
  label: 'Names of all batches',
  at: 'GET api/v1/batch/getallBatchidAndName',
  answer: 'wire',
  access: academicAccess.read,
});

export const activeBatchNames = defineOperation('activeBatchNames', {
  module: 'academics',
  label: 'Names of the active batches',
  at: 'GET api/v1/batch/getActiveBatchidAndName',
  answer: 'wire',
  access: academicAccess.read,
});

export const inactiveBatchNames = defineOperation('inactiveBatchNames', {
  module: 'academics',
  label: 'Names of the inactive batches',
  at: 'GET api/v1/batch/getInactiveBatchidAndName',
  answer: 'wire',
  access: academicAccess.read,
});

export const batchesOfClass = defineOperation('batchesOfClass', {
  module: 'academics',
  label: 'Batches of a class',
  at: 'GET api/v1/batch/getBatchesByClassId',
  input: { classId: f.int({ min: 0 }) },
  answer: 'wire',
  access: academicAccess.read,
});

export const classesWithBatches = defineOperation('classesWithBatches', {
  module: 'academics',
  label: 'Classes with their active batches',
  at: 'GET api/v1/batch/classBatchByStuRoomAlloc',
  answer: 'wire',
  access: academicAccess.read,
});

export const rollNumbersToEdit = defineOperation('rollNumbersToEdit', {
  module: 'academics',
  label: 'How the students of a batch are numbered',
  at: 'GET api/v1/batch/getEditRollNumDetails/:class/:batch',
  input: { class: f.int({ required: true, min: 1 }), batch: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: academicAccess.read,
});

export const academicOperations = [
  activeBatches,
  batchNames,
  activeBatchNames,
  inactiveBatchNames,
  batchesOfClass,
  classesWithBatches,
  rollNumbersToEdit,
  teacherLoads,
  teachersOfSubject,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof academicOperations> {}
}
