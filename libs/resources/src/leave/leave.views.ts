import { contribute, defineView, f } from '@school/kernel';

const employee = f.ref('employee', { required: true });
const asked = {
  employee: { link: '/employee_attendance/leave_applications' },
  leaveType: {},
  startDate: {},
  endDate: {},
  days: {},
  halfDaySession: {},
} as const;

/** Applications for leave that the personnel office decides. */
const leaveToDecide = defineView('leaveToDecide', {
  module: 'leave',
  label: 'Leave to decide',
  of: 'leaveApplication',
  where: { status: 'PENDING' },
  columns: asked,
  sort: 'startDate',
  access: ['LeaveManagement'],
});

/** Applications for leave that the caller decides as a manager, as a head of department, or as the deputy of one. */
const leaveOfMyTeam = defineView('leaveOfMyTeam', {
  module: 'leave',
  label: 'Leave of my team to decide',
  of: 'leaveApplication',
  where: {
    status: 'PENDING',
    employee_ne: { $me: 'employee' },
    _or: [
      { 'employee.reportingManager': { $me: 'employee' } },
      { 'employee.reportingManager_in': { $me: 'standsInFor' } },
      { 'employee.reportingManager_empty': true, 'employee.department.head': { $me: 'employee' } },
      { 'employee.reportingManager_empty': true, 'employee.department.head_in': { $me: 'standsInFor' } },
    ],
  },
  columns: asked,
  sort: 'startDate',
  access: ['EMPLOYEE'],
});

/** Leave granted from today on. */
const nextLeave = defineView('nextLeave', {
  module: 'leave',
  label: 'Next leave',
  of: 'leaveApplication',
  parameters: { employee },
  where: { status: 'APPROVED', endDate_gte: { $date: 'today' } },
  columns: { startDate: {}, endDate: {}, leaveType: {} },
  sort: 'startDate',
});

/** The caller's own pending applications. */
const myLeaveWaiting = defineView('myLeaveWaiting', {
  module: 'leave',
  label: 'My leave applications',
  of: 'leaveApplication',
  where: { status: 'PENDING', employee: { $me: 'employee' } },
  columns: { ...asked, employee: { hidden: true }, leaveType: { link: '/employee_attendance/my_leaves' } },
  sort: 'startDate',
  access: ['EMPLOYEE'],
});

export const leaveViews = [leaveToDecide, leaveOfMyTeam, nextLeave, myLeaveWaiting] as const;

export const leaveContributions = [
  contribute('employee', {
    module: 'leave',
    summary: [
      {
        key: 'leave',
        label: 'Next leave',
        view: 'nextLeave',
        shows: ['startDate', 'endDate', 'leaveType'],
        tab: 'leave',
      },
    ],
  }),
  contribute('home', {
    module: 'leave',
    waiting: [
      {
        key: 'leaveToDecide',
        label: 'Leave to decide',
        icon: 'approve',
        view: 'leaveToDecide',
        to: '/employee_attendance/leave_applications',
        order: 4,
      },
      {
        key: 'leaveOfMyTeam',
        label: 'Leave of my team to decide',
        icon: 'approve',
        view: 'leaveOfMyTeam',
        to: '/employee_attendance/leave_applications',
        order: 4,
        roles: ['EMPLOYEE'],
        unless: ['LeaveManagement'],
      },
      {
        key: 'myLeaveWaiting',
        label: 'My leave applications',
        icon: 'calendar',
        view: 'myLeaveWaiting',
        to: '/employee_attendance/my_leaves',
        order: 70,
        roles: ['EMPLOYEE'],
      },
    ],
  }),
] as const;
