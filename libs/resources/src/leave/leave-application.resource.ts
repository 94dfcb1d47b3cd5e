import { defineResource, f, is, isNot } from '@school/kernel';

const days = (label: string) =>
  f.decimal({ label, required: true, readOnly: true, scale: 2, precision: 6, default: '0' });
const deciders = ['LeaveManagement', 'EMPLOYEE'] as const;
/** Anyone else who sees an application manages the applicant, or belongs to the personnel office. */
const notTheApplicant = {
  never: { employee: { $me: 'employee' } },
  code: 'OWN_APPLICATION',
  message: 'You cannot decide on your own leave.',
} as const;

/** An employee asks for leave; the manager, the head of department or the personnel office decides. */
export const leaveApplication = defineResource('leaveApplication', {
  module: 'leave',
  label: ['Leave application', 'Leave applications'],
  api: 'setup/v1/employeeLeave',
  ownCalls: ['save', 'bulk', 'import', 'archive', 'restore'],
  noArchive: true,
  screens: { list: '/employee_attendance/employee_All_leaves' },
  menu: {
    group: 'employeeAttendance',
    order: 40,
    icon: 'list',
    description: 'All applications from everyone',
    access: ['LeaveManagement'],
  },
  fields: {
    employee: f.ref('employee', { required: true, readOnly: true, named: true }),
    leaveType: f.ref('leaveType', { required: true, filter: { active: true } }),
    leaveYear: f.ref('leaveYear', { required: true, readOnly: true }),
    duration: f.choice(
      { SINGLE_DAY: 'One day', MULTIPLE_DAYS: 'Several days', HALF_DAY: 'Half a day' },
      { required: true, default: 'SINGLE_DAY' },
    ),
    startDate: f.date({ label: 'From', required: true, index: true }),
    endDate: f.date({ label: 'To', required: true }),
    halfDaySession: f.choice({ FIRST: 'First half', SECOND: 'Second half' }, { label: 'Half' }),
    halfDayDate: f.date({ label: 'Half day on' }),
    days: days('Days'),
    coveredDays: days('Covered'),
    additionalDays: days('Beyond the balance'),
    lopDays: days('Loss of pay'),
    reason: f.text({ required: true, max: 500 }),
    attachment: f.file({ accept: ['pdf', 'jpg', 'jpeg', 'png'], level: 'private' }),
    status: f.choice(
      { PENDING: 'Pending', APPROVED: 'Approved', DENIED: 'Denied', CANCELLED: 'Cancelled' },
      {
        required: true,
        default: 'PENDING',
        readOnly: true,
        index: true,
        tones: { PENDING: 'warning', APPROVED: 'success', DENIED: 'error', CANCELLED: 'neutral' },
      },
    ),
    managerRemark: f.text({ label: 'Remark', max: 500, readOnly: true }),
    decidedBy: f.text({ max: 200, readOnly: true }),
    decidedFor: f.text({
      label: 'Decided in place of',
      max: 200,
      readOnly: true,
      help: 'Who was away and whose deputy decided',
    }),
    decidedAt: f.dateTime({ readOnly: true }),
  },
  title: 'startDate',
  subtitle: ['employee', 'status'],
  list: {
    columns: [
      'employee',
      'leaveType',
      'startDate',
      'endDate',
      'days',
      'additionalDays',
      'lopDays',
      'status',
      'reason',
      'decidedBy',
      'decidedFor',
    ],
    head: 'employee',
    sort: '-startDate',
    filters: ['status', 'leaveType', 'employee', 'startDate'],
    totals: ['days', 'lopDays'],
    views: [
      { key: 'pending', label: 'Pending', filter: { status: 'PENDING' } },
      { key: 'approved', label: 'Approved', filter: { status: 'APPROVED' } },
    ],
  },
  lifecycle: {
    field: 'status',
    initial: 'PENDING',
    transitions: {
      approve: {
        label: 'Approve',
        access: deciders,
        from: ['PENDING'],
        to: 'APPROVED',
        whose: notTheApplicant,
        tone: 'success',
      },
      deny: {
        label: 'Deny',
        access: deciders,
        from: ['PENDING'],
        to: 'DENIED',
        whose: notTheApplicant,
        tone: 'error',
        ask: { managerRemark: f.text({ label: 'Reason', required: true, max: 500 }) },
      },
      cancel: {
        label: 'Cancel leave',
        access: deciders,
        from: ['PENDING', 'APPROVED'],
        to: 'CANCELLED',
        // Pending applications are withdrawn by the applicant.
        whose: { ...notTheApplicant, never: { ...notTheApplicant.never, status: 'APPROVED' } },
        tone: 'warning',
        confirm: 'The days are returned.',
      },
    },
  },
  closed: [
    {
      verbs: ['update'],
      when: isNot('status', 'PENDING'),
      code: 'ILLEGAL_STATE',
      message: 'Only an application awaiting a decision can be changed.',
    },
    {
      verbs: ['delete'],
      when: is('status', 'APPROVED'),
      code: 'ILLEGAL_STATE',
      message: 'An approved leave cannot be deleted. Cancel it instead.',
    },
  ],
  access: {
    read: ['LeaveManagement', 'EMPLOYEE'],
    update: ['EMPLOYEE'],
    delete: ['LeaveManagement'],
    rows: {
      LeaveManagement: 'all',
      EMPLOYEE: {
        _or: [
          { employee: { $me: 'employee' } },
          { 'employee.reportingManager': { $me: 'employee' } },
          { 'employee.department.head': { $me: 'employee' } },
          { 'employee.reportingManager_in': { $me: 'standsInFor' } },
          { 'employee.department.head_in': { $me: 'standsInFor' } },
        ],
      },
    },
    levels: { private: { read: ['LeaveManagement', 'EMPLOYEE'], write: ['LeaveManagement', 'EMPLOYEE'] } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    leaveApplication: typeof leaveApplication;
  }
}
