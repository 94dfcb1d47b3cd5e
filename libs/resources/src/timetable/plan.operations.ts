import { defineOperation, roles, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';

export const timetablesByPhase = defineOperation('timetablesByPhase', {
  module: 'timetable',
  label: 'Timetables with their phase',
  at: 'GET setup/v1/TimeTable2/getActiveAndInActiveTimeTable',
  also: ['GET setup/v1/Timetable/getActiveAndInActiveTimeTable'],
  answer: 'wire',
  access: roles,
});

export const timetableAllocation = defineOperation('timetableAllocation', {
  module: 'timetable',
  label: 'What is allocated in a timetable',
  at: 'GET setup/v1/TimeTable2/getTimeTableALlocatioinData/:id',
  also: ['GET setup/v1/Timetable/getTimeTableALlocatioinData/:id'],
  input: { id: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['TimetableManagement'],
});

export const timetableAllocationOfClass = defineOperation('timetableAllocationOfClass', {
  module: 'timetable',
  label: 'What is allocated to a class in a timetable',
  at: 'GET setup/v1/TimeTable2/getManageAllocationdData/:timetable/:class',
  also: ['GET setup/v1/Timetable/getManageAllocationdData/:timetable/:class'],
  input: { timetable: f.int({ required: true, min: 1 }), class: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['TimetableManagement'],
});

export const timetablePlanOperations = [
  timetablesByPhase,
  timetableAllocation,
  timetableAllocationOfClass,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof timetablePlanOperations> {}
}
