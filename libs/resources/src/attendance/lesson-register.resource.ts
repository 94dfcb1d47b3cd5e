import { defineResource, f } from '@school/kernel';
import { attendanceStaff } from './access.ts';

/**
 * Records that the register of a lesson was taken on a day, even when nobody was absent; written only by the register. A
 * lesson of an elective group has one register for each of its subjects.
 */
export const lessonRegister = defineResource('lessonRegister', {
  module: 'attendance',
  label: ['Lesson register', 'Lesson registers'],
  api: 'setup/v1/LessonRegisters',
  noArchive: true,
  fields: {
    batch: f.ref('batch', { required: true, named: true, onDelete: 'restrict' }),
    date: f.date({ label: 'Day', required: true, index: true }),
    classTiming: f.ref('classTiming', { label: 'Period', required: true, named: true, onDelete: 'restrict' }),
    subject: f.ref('subject', { required: true, named: true, onDelete: 'restrict' }),
    startTime: f.time({ label: 'From', required: true }),
    endTime: f.time({ label: 'To', required: true }),
    takenBy: f.ref('user', { label: 'Taken by', named: true, onDelete: 'clear' }),
  },
  title: 'date',
  subtitle: ['batch', 'subject'],
  list: {
    columns: ['date', 'startTime', 'batch', 'subject', 'takenBy'],
    head: 'batch',
    sort: '-date',
    filters: ['date', 'batch', 'subject'],
  },
  unique: [{ fields: ['batch', 'date', 'classTiming', 'subject'] }],
  sample: { date: '2026-07-06', startTime: '08:00:00', endTime: '08:45:00' },
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
    lessonRegister: typeof lessonRegister;
  }
}
