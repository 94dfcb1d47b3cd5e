import { defineResource, f } from '@school/kernel';
import { attendanceStaff } from './access.ts';

/** Maximum rows and columns of a classroom. */
export const mostSeatRows = 20;

/**
 * Where the students of a batch sit: in one room, or in any without its own plan. Written only by the register, so that
 * only the teachers of a batch arrange it.
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
