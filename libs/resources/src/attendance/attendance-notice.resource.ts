import { defineResource, f } from '@school/kernel';
import { attendanceOffice } from './access.ts';

/**
 * Records that a guardian was notified of an absence through one channel; written by the product. The fate of the message
 * is in the outbox, under its number.
 */
export const attendanceNotice = defineResource('attendanceNotice', {
  module: 'attendance',
  label: ['Absence notice', 'Absence notices'],
  api: 'setup/v1/AttendanceNotices',
  noArchive: true,
  fields: {
    student: f.ref('student', { required: true, named: true, onDelete: 'cascade' }),
    batch: f.ref('batch', { required: true, named: true, onDelete: 'restrict' }),
    date: f.date({ label: 'Day', required: true, index: true }),
    kind: f.choice({ ABSENCE: 'Absence', CORRECTION: 'Correction' }, { required: true, default: 'ABSENCE' }),
    guardian: f.ref('guardian', { required: true, named: true, onDelete: 'cascade' }),
    channel: f.choice({ IN_APP: 'In app', EMAIL: 'E-mail', SMS: 'Text message' }, { required: true }),
    recipient: f.text({ max: 120 }),
    skipped: f.flag({ label: 'Not sent', default: false, help: 'No address, or withdrawn in time' }),
    message: f.int({ label: 'Number in the outbox', min: 1 }),
  },
  title: 'date',
  subtitle: ['student'],
  list: {
    columns: ['date', 'student', 'batch', 'kind', 'guardian', 'channel', 'recipient', 'skipped'],
    sort: '-date',
    filters: ['date', 'batch', 'channel'],
  },
  unique: [{ fields: ['student', 'date', 'kind', 'guardian', 'channel'] }],
  sample: { date: '2026-07-06', message: undefined },
  access: {
    read: attendanceOffice,
    rows: { StudentAttendance: 'all' },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    attendanceNotice: typeof attendanceNotice;
  }
}
