import { defineResource, f } from '@school/kernel';
import { attendanceRows, attendanceStaff, attendanceViewers } from './access.ts';

/** A lesson that a student missed or came late to. Written only by the register of the lesson. */
export const subjectAttendance = defineResource('subjectAttendance', {
  module: 'attendance',
  label: ['Absence from a lesson', 'Absences from lessons'],
  api: 'setup/v1/SubjectAttendance',
  noArchive: true,
  screens: { list: '/attendances/lesson_marks' },
  menu: {
    group: 'attendance',
    order: 32,
    icon: 'list',
    description: 'Every lesson that someone missed or was late for',
    access: attendanceViewers,
  },
  fields: {
    student: f.ref('student', { required: true, named: true, onDelete: 'cascade' }),
    batch: f.ref('batch', { required: true, named: true, onDelete: 'restrict' }),
    date: f.date({ label: 'Day', required: true, index: true }),
    classTiming: f.ref('classTiming', { label: 'Period', required: true, named: true, onDelete: 'restrict' }),
    subject: f.ref('subject', { required: true, named: true, onDelete: 'restrict' }),
    startTime: f.time({ label: 'From', required: true }),
    endTime: f.time({ label: 'To', required: true }),
    label: f.ref('attendanceLabel', { required: true, named: true, onDelete: 'restrict' }),
    reason: f.text({ max: 255, search: true }),
    minutesLate: f.int({ min: 1, max: 600 }),
    markedBy: f.ref('user', { label: 'Marked by', named: true, onDelete: 'clear' }),
  },
  title: 'date',
  subtitle: ['student', 'subject'],
  list: {
    columns: ['date', 'startTime', 'student', 'batch', 'subject', 'label', 'minutesLate', 'reason'],
    head: 'student',
    sort: '-date',
    filters: ['date', 'batch', 'subject', 'label', 'student'],
  },
  unique: [{ fields: ['student', 'date', 'classTiming'] }],
  sample: { date: '2026-07-06', startTime: '08:00:00', endTime: '08:45:00', minutesLate: undefined },
  scope: { year: 'batch.academicYear' },
  access: {
    read: [...attendanceStaff, 'STUDENT', 'PARENT'],
    rows: attendanceRows,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    subjectAttendance: typeof subjectAttendance;
  }
}
