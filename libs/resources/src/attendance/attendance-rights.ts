import type { Principal } from '@school/kernel';

/** Who uses calls of registers and reports at all; of which batches is asked besides. */
export const attendanceStaff: readonly Principal[] = [
  'StudentAttendance',
  'StudentAttendanceView',
  'EMPLOYEE',
];
