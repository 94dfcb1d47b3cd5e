import { defineResource, f } from '@school/kernel';
import { attendanceOffice, attendanceStaff, attendanceViewers } from './access.ts';

/** Records that the register of a batch was taken on a day, even when nobody was absent. Written only by the register. */
export const markedRegister = defineResource('markedRegister', {
  module: 'attendance',
  label: ['Daily register', 'Registers taken'],
  api: 'setup/v1/AttendanceRegisters',
  noArchive: true,
  screens: { list: '/attendances/registers', show: '/attendances/registers/:id' },
  menu: {
    group: 'attendance',
    order: 35,
    icon: 'history',
    description: 'Registers taken, by whom, and which days are locked',
    access: attendanceViewers,
  },
  fields: {
    batch: f.ref('batch', { required: true, named: true, onDelete: 'restrict' }),
    date: f.date({ label: 'Day', required: true, index: true }),
    status: f.choice(
      { OPEN: 'Open', LOCKED: 'Locked', REOPENED: 'Opened again' },
      {
        required: true,
        default: 'OPEN',
        readOnly: true,
        tones: { OPEN: 'info', LOCKED: 'success', REOPENED: 'warning' },
      },
    ),
    takenBy: f.ref('user', { label: 'Taken by', named: true, readOnly: true, onDelete: 'clear' }),
  },
  title: 'date',
  subtitle: ['batch'],
  list: {
    columns: ['date', 'batch', 'status', 'takenBy'],
    head: 'batch',
    sort: '-date',
    filters: ['date', 'batch', 'status'],
  },
  lifecycle: {
    field: 'status',
    initial: 'OPEN',
    transitions: {
      lock: {
        label: 'Lock',
        access: attendanceOffice,
        from: ['OPEN', 'REOPENED'],
        to: 'LOCKED',
      },
      reopen: {
        label: 'Open again',
        access: attendanceOffice,
        from: ['LOCKED', 'OPEN'],
        to: 'REOPENED',
        confirm: 'Tutors can change this day until it is locked again.',
      },
    },
  },
  unique: [{ fields: ['batch', 'date'] }],
  sample: { date: '2026-07-06' },
  scope: { year: 'batch.academicYear' },
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
    markedRegister: typeof markedRegister;
  }
}
