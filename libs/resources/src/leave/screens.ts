import { defineScreen, type MenuEntry, type Principal } from '@school/kernel';

const office: readonly Principal[] = ['LeaveManagement'];
const everyEmployee: readonly Principal[] = ['EMPLOYEE', 'LeaveManagement'];
const entry = (
  order: number,
  icon: string,
  description: string,
  group = 'employeeAttendance',
): MenuEntry => ({
  group,
  order,
  icon,
  description,
});
const attendance = '/employee_attendance';

/** Screens for leave and attendance beyond lists and forms. */
export const leaveScreens = [
  defineScreen('myLeaves', {
    module: 'leave',
    label: 'My leaves',
    paths: [
      `${attendance}/my_leaves`,
      `${attendance}/my_leaves/:personal`,
      `${attendance}/leaves/:personal`,
      `${attendance}/employee_leaves/:personal`,
    ],
    access: ['EMPLOYEE'],
    menu: entry(20, 'calendar', 'My balances and applications', 'myWork'),
  }),
  defineScreen('applyLeave', {
    module: 'leave',
    label: 'Apply for leave',
    paths: [`${attendance}/apply_leave`],
    access: everyEmployee,
    menu: entry(21, 'add', 'Request days off', 'myWork'),
  }),
  defineScreen('leaveApplications', {
    module: 'leave',
    label: 'Leave approval',
    paths: [`${attendance}/leave_applications`],
    access: everyEmployee,
    menu: entry(14, 'approve', 'Approve or deny applications'),
  }),
  defineScreen('awayCalendar', {
    module: 'leave',
    label: 'Who is away',
    paths: [`${attendance}/away`],
    access: everyEmployee,
    menu: entry(16, 'calendar', 'A month view of everyone on leave'),
  }),
  defineScreen('employeeLeaves', {
    module: 'leave',
    label: 'Employee leave',
    paths: [`${attendance}/employee_leaves/:empId/:empName`, '/employee_Leave_status/:id'],
    parent: `${attendance}/employee_All_leaves`,
    access: everyEmployee,
  }),
  defineScreen('attendanceRegister', {
    module: 'leave',
    label: 'Attendance register',
    paths: ['/employee_attendances'],
    access: ['EmployeeAttendance'],
    menu: entry(20, 'list', 'Mark a department’s month by keyboard'),
  }),
  defineScreen('leaveGroupAdd', {
    module: 'leave',
    label: 'Add employees',
    paths: ['/leave_groups/:leaveGroupId/add_employees'],
    parent: '/leave_groups',
    access: office,
  }),
  defineScreen('leaveProcess', {
    module: 'leave',
    label: 'Leave process settings',
    paths: ['/leave_years/leave_process_settings'],
    access: office,
    menu: entry(30, 'settings', 'Close a leave year, after previewing the result', 'leaveYears'),
  }),
  defineScreen('autoCredit', {
    module: 'leave',
    label: 'Automatic credit',
    paths: ['/leave_years/autocredit_setting'],
    access: office,
    menu: entry(40, 'settings', 'Credit leave automatically, or now', 'leaveYears'),
  }),
  defineScreen('creditDates', {
    module: 'leave',
    label: 'Credit dates',
    paths: ['/leave_years/credit_date_setting'],
    access: office,
    menu: entry(50, 'calendar', 'Days of the year on which leave is credited', 'leaveYears'),
  }),
] as const;
