import type { Principal } from '@school/kernel';

/** Who may use calls of registers and reports at all; for which batches is checked separately. */
export const attendanceStaff: readonly Principal[] = [
  'StudentAttendance',
  'StudentAttendanceView',
  'EMPLOYEE',
];
