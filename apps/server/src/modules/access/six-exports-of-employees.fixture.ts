/**
 * What the office exports for all employees, and each employee for themselves: days at work, deputies, and what a seat costs
 * and what was paid towards it.
 */
export const ofEmployees = [
  'employeeAttendance',
  'employeeLateness',
  'leaveDeputy',
  'employeeFare',
  'employeeFarePayment',
] as const;
