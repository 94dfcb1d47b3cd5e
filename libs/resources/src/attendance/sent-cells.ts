import { f } from '@school/kernel';

/** A cell of one day. */
export const dayCell = {
  studentId: f.ref('student', { required: true }),
  labelId: f.ref('attendanceLabel'),
  forenoon: f.flag(),
  afternoon: f.flag(),
  reason: f.text({ max: 255 }),
  minutesLate: f.int({ min: 1, max: 600 }),
};

/** A cell that includes its day. */
export const datedCell = { ...dayCell, date: f.date({ required: true }) };
