import type { Principal } from '@school/kernel';

/** Who marks every batch, unlocks days and sets up attendance. */
export const attendanceOffice: readonly Principal[] = ['StudentAttendance'];

/** Who reads the attendance of the whole school. */
export const attendanceViewers: readonly Principal[] = ['StudentAttendance', 'StudentAttendanceView'];

/** Tutors mark their batches, teachers read those they teach. */
export const attendanceStaff: readonly Principal[] = [...attendanceViewers, 'EMPLOYEE'];

/** Days of students: the office reads all, teachers those of their batches, students and parents their own. */
export const attendanceRows = {
  StudentAttendance: 'all',
  StudentAttendanceView: 'all',
  EMPLOYEE: { batch_in: { $me: 'batches' } },
  STUDENT: { student: { $me: 'student' } },
  PARENT: { student_in: { $me: 'wards' } },
} as const;
