/**
 * What the office exports for all employees, and each employee for themselves: days at work, and what a seat costs and what was paid
 * towards it.
 */
export const ofEmployees = [
  'employeeAttendance',
  'employeeLateness',
  'employeeFare',
  'employeeFarePayment',
] as const;
