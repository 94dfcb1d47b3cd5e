import { defineResource, f } from '@school/kernel';
import { attendanceStaff } from './access.ts';
import { mostSeatRows } from './seat-plan.resource.ts';

const place = (label: string) => f.int({ label, required: true, min: 1, max: mostSeatRows });

/** A student in a seat: each seat and each student is in a plan once. */
export const classSeat = defineResource('classSeat', {
  module: 'attendance',
  label: ['Seat', 'Seats'],
  parent: 'seatPlan',
  noArchive: true,
  fields: {
    seatPlan: f.ref('seatPlan', { required: true, onDelete: 'cascade' }),
    rowNumber: place('Row'),
    columnNumber: place('Column'),
    student: f.ref('student', { required: true, named: true, onDelete: 'cascade' }),
  },
  title: 'student',
  list: { columns: ['rowNumber', 'columnNumber', 'student'], head: 'student', sort: 'rowNumber' },
  unique: [{ fields: ['seatPlan', 'rowNumber', 'columnNumber'] }, { fields: ['seatPlan', 'student'] }],
  access: { read: attendanceStaff },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    classSeat: typeof classSeat;
  }
}
