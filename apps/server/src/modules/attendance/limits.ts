export { attendanceStaff } from '@school/resources';

/** Cells per call: a big batch for a month, or a class for a term of absences. */
export const mostCells = 5_000;
