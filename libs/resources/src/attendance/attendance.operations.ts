import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { attendanceStaff } from './attendance-rights.ts';

export const attendanceOfStudent = defineOperation('attendanceOfStudent', {
  module: 'attendance',
  label: 'Attendance of a student',
  at: 'GET setup/v1/attendanceSystem/student/:student',
  input: {
    student: f.int({ required: true, min: 1 }),
    batchId: f.int({ min: 0 }),
    from: f.text(),
    to: f.text(),
  },
  answer: 'wire',
  access: [...attendanceStaff, 'STUDENT', 'PARENT'],
});

export const absenceNotices = defineOperation('absenceNotices', {
  module: 'attendance',
  label: 'Notices of absences to parents',
  at: 'GET setup/v1/attendanceSystem/notices',
  input: { from: f.text(), to: f.text() },
  answer: 'wire',
  access: attendanceStaff,
});

export const attendanceOperations = [absenceNotices, attendanceOfStudent] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof attendanceOperations> {}
}
