import { defineResource, f } from '@school/kernel';
import { attendanceOffice, attendanceRows, attendanceStaff, attendanceViewers } from './access.ts';

/**
 * A day on which a student was absent for half or all of it, or late. Tutors write these rows through the register; one row
 * per student and day, whoever marks.
 */
export const attendance = defineResource('attendance', {
  module: 'attendance',
  label: ['Absence or lateness', 'Absences and lateness'],
  api: 'setup/v1/attendanceSystem',
  noArchive: true,
  screens: { list: '/attendances/marks' },
  menu: {
    group: 'attendance',
    order: 30,
    icon: 'list',
    description: 'Every day on which someone was away or late',
    access: attendanceViewers,
  },
  fields: {
    student: f.ref('student', { required: true, named: true, aliases: ['Admission number'] }),
    batch: f.ref('batch', { readOnly: true, named: true }),
    date: f.date({ label: 'Day', required: true, index: true, max: 'today' }),
    label: f.ref('attendanceLabel', { required: true, filter: { active: true }, named: true }),
    forenoon: f.flag({ label: 'Away in the morning', default: true }),
    afternoon: f.flag({ label: 'Away in the afternoon', default: true }),
    reason: f.text({ max: 255, search: true }),
    minutesLate: f.int({ min: 1, max: 600 }),
    source: f.choice(
      {
        MANUAL: 'Register',
        RAPID: 'Quick marking',
        IMPORT: 'Entered by the office',
        LESSONS: 'Lessons of the day',
      },
      { required: true, readOnly: true, default: 'IMPORT' },
    ),
  },
  title: 'date',
  subtitle: ['student'],
  list: {
    columns: [
      'date',
      'student',
      'batch',
      'label',
      'forenoon',
      'afternoon',
      'minutesLate',
      'reason',
      'source',
    ],
    head: 'student',
    sort: '-date',
    filters: ['date', 'batch', 'label', 'student', 'source'],
  },
  form: {
    tabs: [
      {
        key: 'mark',
        label: 'Absence or lateness',
        sections: [
          { fields: ['student', 'date', 'label', 'forenoon', 'afternoon', 'minutesLate', 'reason'] },
        ],
      },
    ],
  },
  unique: [{ fields: ['student', 'date'] }],
  sample: { date: '2026-07-06', forenoon: true, afternoon: true, minutesLate: undefined },
  access: {
    read: [...attendanceStaff, 'STUDENT', 'PARENT'],
    create: attendanceOffice,
    update: attendanceOffice,
    delete: attendanceOffice,
    rows: attendanceRows,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    attendance: typeof attendance;
  }
}
