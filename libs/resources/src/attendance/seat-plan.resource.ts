import { defineResource, f } from '@school/kernel';
import { attendanceStaff } from './access.ts';

/** Rows and columns of a class room at most. */
export const mostSeatRows = 20;

/**
 * Where the students of a batch sit: in one room, or in any that has no plan of its own. Written by the register alone,
 * so that whoever arranges a batch is one of its teachers.
 */
export const seatPlan = defineResource('seatPlan', {
  module: 'attendance',
  label: ['Seat plan', 'Seat plans'],
  api: 'setup/v1/SeatPlans',
  noArchive: true,
  fields: {
    batch: f.ref('batch', { required: true, named: true, onDelete: 'cascade' }),
    classroom: f.ref('classroom', {
      label: 'Room',
      named: true,
      onDelete: 'cascade',
      help: 'If empty, every room without its own plan',
    }),
    rowCount: f.int({ label: 'Rows', required: true, min: 1, max: mostSeatRows, default: 5 }),
    columnCount: f.int({ label: 'Columns', required: true, min: 1, max: mostSeatRows, default: 6 }),
    seats: f.lines('classSeat', { label: 'Seats' }),
  },
  title: 'batch',
  subtitle: ['classroom'],
  list: {
    columns: ['batch', 'classroom', 'rowCount', 'columnCount'],
    head: 'batch',
    sort: 'batch',
    filters: ['batch', 'classroom'],
  },
  unique: [{ fields: ['batch', 'classroom'], empty: 'alike' }],
  access: {
    read: attendanceStaff,
    rows: {
      StudentAttendance: 'all',
      StudentAttendanceView: 'all',
      EMPLOYEE: { batch_in: { $me: 'batches' } },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    seatPlan: typeof seatPlan;
  }
}
