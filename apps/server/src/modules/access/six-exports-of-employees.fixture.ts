/** What the office exports of all employees, and each of them his own: days at work, and what a seat costs and what was paid of it. */
export const ofEmployees = [
  'employeeAttendance',
  'employeeLateness',
  'employeeFare',
  'employeeFarePayment',
] as const;
