import type { Principal } from '@school/kernel';

/** Who uses calls of registers and reports at all; of which batches is asked besides. */
export const attendanceStaff: readonly Principal[] = [
  'StudentAttendance',
  'StudentAttendanceView',
  'EMPLOYEE',
];

/** Cells of one call: a big batch for a month, or a class for a term of absences. */
export const mostCells = 5_000;
