import { defineReport, f } from '@school/kernel';

const who = {
  department: { label: 'Department', as: 'text' },
  employeeNumber: { label: 'Number', as: 'text' },
  employeeName: { label: 'Employee', as: 'text' },
} as const;
const days = (label: string) => ({ label, as: 'decimal', total: true }) as const;

/** Balances on a day. */
export const leaveBalanceReport = defineReport('leaveBalanceReport', {
  module: 'leave',
  label: 'Leave balances',
  description: 'Credited, carried, taken and remaining on a given day, by department',
  screen: '/employee_attendance/leave_balance_report',
  menu: {
    group: 'employeeAttendance',
    order: 60,
    icon: 'report',
    description: 'Who has how many days left',
    also: [{ group: 'hrReports' }],
  },
  parameters: {
    asOf: f.date({ label: 'On', required: true }),
    department: f.ref('employeeDepartment'),
    leaveType: f.ref('leaveType'),
  },
  start: { asOf: 'today' },
  columns: {
    ...who,
    leaveType: { label: 'Leave type', as: 'text' },
    credited: days('Credited'),
    carried: days('Carried'),
    taken: days('Taken'),
    other: days('Lapsed, adjusted'),
    pending: days('Pending'),
    available: days('Available'),
  },
  groupBy: 'department',
  access: ['LeaveManagement'],
});

/** Effect of a leave year on every balance. */
export const leaveYearRecord = defineReport('leaveYearRecord', {
  module: 'leave',
  label: 'Leave year record',
  description: 'Opening, credited, taken, lapsed, carried forward and closing days of a leave year',
  screen: '/leave_years/leave_Year_Record',
  menu: {
    group: 'leaveYears',
    order: 20,
    icon: 'report',
    description: 'A leave year in figures, by employee',
  },
  parameters: {
    leaveYear: f.ref('leaveYear', { required: true }),
    department: f.ref('employeeDepartment'),
  },
  first: { parameter: 'leaveYear', filter: { status: 'ACTIVE' } },
  columns: {
    ...who,
    leaveType: { label: 'Leave type', as: 'text' },
    opening: days('Opening'),
    credited: days('Credited'),
    taken: days('Taken'),
    lapsed: days('Lapsed'),
    carriedOn: days('Carried on'),
    adjusted: days('Adjusted'),
    closing: days('Closing'),
  },
  groupBy: 'department',
  access: ['LeaveManagement'],
});

/** Links a figure to the days that it consists of. */
const theirDays = (each?: string) =>
  ({
    report: 'employeeAbsences',
    parameters: { employee: 'employeeId' },
    keep: ['from', 'to'],
    ...(each === undefined ? {} : { each }),
  }) as const;

/** Who was absent how often, for which reason. */
export const employeeAttendanceReport = defineReport('employeeAttendanceReport', {
  module: 'leave',
  label: 'Attendance report',
  description: 'Working days, days away and loss of pay by employee',
  screen: '/employee_attendance/report',
  menu: {
    group: 'employeeAttendance',
    order: 30,
    icon: 'report',
    description: 'Days present and away by employee',
    also: [{ group: 'hrReports', order: 50 }],
  },
  parameters: {
    from: f.date({ required: true }),
    to: f.date({ required: true }),
    department: f.ref('employeeDepartment'),
  },
  start: { from: 'thisMonth:from', to: 'today' },
  columns: {
    department: who.department,
    employeeNumber: who.employeeNumber,
    employeeName: { ...who.employeeName, link: theirDays() },
    workingDays: days('Working days'),
    present: days('Present'),
    byType: {
      ...days('Days of a leave type'),
      each: { resource: 'leaveType' },
      link: theirDays('leaveType'),
    },
    leave: { ...days('On leave'), link: theirDays() },
    absent: days('Absent without leave'),
    lop: days('Loss of pay'),
    presentPercent: { label: 'Present in %', as: 'decimal' },
    employeeId: { label: 'Employee', as: 'int', hidden: true },
  },
  groupBy: 'department',
  access: ['EmployeeAttendance', 'LeaveManagement'],
});

/** Every day on which someone was absent. */
export const employeeAbsences = defineReport('employeeAbsences', {
  module: 'leave',
  label: 'Days away',
  description: 'Each day on which an employee was away, and why',
  screen: '/employee_attendance/report/days',
  menu: {
    group: 'hrReports',
    order: 52,
    icon: 'calendar',
    description: 'Each day on which an employee was away, and why',
  },
  from: 'employeeAttendance',
  where: { present: false },
  parameters: {
    employee: f.ref('employee'),
    from: f.date({ required: true }),
    to: f.date({ required: true }),
    leaveType: f.ref('leaveType'),
    department: f.ref('employeeDepartment'),
  },
  start: { from: 'thisMonth:from', to: 'today' },
  narrows: { from: 'attendanceDate_gte', to: 'attendanceDate_lte', department: 'employee.department' },
  columns: {
    employeeNumber: { label: 'Number', as: 'text', value: 'employee.employeeNumber' },
    employee: { label: 'Employee', as: 'text', link: { resource: 'employee', id: 'employeeId' } },
    attendanceDate: { label: 'Date', as: 'date' },
    session: { label: 'Session', as: 'text' },
    leaveType: { label: 'Leave type', as: 'text' },
    fraction: days('Days'),
    isLop: { label: 'Loss of pay', as: 'flag' },
    reason: { label: 'Reason', as: 'text' },
    source: { label: 'Source', as: 'text' },
    employeeId: { label: 'Employee', as: 'int', value: 'employee.id', hidden: true },
  },
  groupBy: 'employee',
  sort: 'attendanceDate',
  access: ['EmployeeAttendance', 'LeaveManagement'],
});

/** Who was late how often. */
export const staffLateness = defineReport('staffLateness', {
  module: 'leave',
  label: 'Lateness report',
  description: 'How often and by how much employees came late or left early',
  screen: '/employee_attendance/report/late',
  menu: {
    group: 'employeeAttendance',
    order: 35,
    icon: 'report',
    description: 'Times and minutes late by employee',
    also: [{ group: 'hrReports', order: 53 }],
  },
  from: 'employeeLateness',
  parameters: {
    from: f.date({ required: true }),
    to: f.date({ required: true }),
    employee: f.ref('employee'),
    department: f.ref('employeeDepartment'),
  },
  start: { from: 'thisMonth:from', to: 'today' },
  narrows: { from: 'lateOn_gte', to: 'lateOn_lte', department: 'employee.department' },
  columns: {
    employeeNumber: { label: 'Number', as: 'text', value: 'employee.employeeNumber' },
    employee: { label: 'Employee', as: 'text', link: { resource: 'employee', id: 'employeeId' } },
    lateOn: { label: 'Date', as: 'date' },
    minutesLate: { label: 'Minutes late', as: 'int', total: true },
    minutesEarly: { label: 'Minutes left early', as: 'int', total: true },
    reason: { label: 'Reason', as: 'text' },
    employeeId: { label: 'Employee', as: 'int', value: 'employee.id', hidden: true },
  },
  groupBy: 'employee',
  sort: 'lateOn',
  access: ['EmployeeAttendance', 'LeaveManagement'],
});

export const leaveReports = [
  leaveBalanceReport,
  leaveYearRecord,
  employeeAttendanceReport,
  employeeAbsences,
  staffLateness,
] as const;
