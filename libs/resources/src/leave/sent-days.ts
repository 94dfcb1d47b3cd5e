import { f } from '@school/kernel';

/** A day or half day that someone was absent or present, as the register sends it. */
export const markedDay = {
  employeeId: f.ref('employee', { required: true }),
  date: f.date({ required: true }),
  session: f.choice({ FULL: 'Whole day', FIRST: 'First half', SECOND: 'Second half' }),
  present: f.flag(),
  leaveType: f.ref('leaveType'),
  reason: f.text({ max: 250 }),
};

/** Minutes that someone came late or left early. */
export const sentLateness = {
  employeeId: f.ref('employee', { required: true }),
  date: f.date({ required: true }),
  minutesLate: f.int({ min: 0 }),
  minutesEarly: f.int({ min: 0 }),
  reason: f.text({ max: 250 }),
};
