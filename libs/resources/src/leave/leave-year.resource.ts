import { defineResource, f, field, gte, is } from '@school/kernel';

/** The year over which leave is counted. Years follow one another; one at a time is active. */
export const leaveYear = defineResource('leaveYear', {
  module: 'leave',
  label: ['Leave year', 'Leave years'],
  api: 'api/v1/LeaveYear',
  ownCalls: ['save'],
  noArchive: true,
  screens: { list: '/leave_years', create: '/leave_years/new', edit: '/leave_years/edit/:id' },
  menu: {
    group: 'leaveYears',
    order: 10,
    icon: 'calendar',
    description: 'Open, start and close leave years',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 40, search: true }),
    startDate: f.date({ required: true }),
    endDate: f.date({ required: true }),
    status: f.choice(
      { UPCOMING: 'Upcoming', ACTIVE: 'Active', CLOSED: 'Closed' },
      {
        required: true,
        default: 'UPCOMING',
        readOnly: true,
        index: true,
        tones: { UPCOMING: 'info', ACTIVE: 'success', CLOSED: 'neutral' },
      },
    ),
  },
  title: 'name',
  subtitle: ['startDate', 'endDate'],
  list: { columns: ['name', 'startDate', 'endDate', 'status'], sort: '-startDate', filters: ['status'] },
  unique: [{ fields: ['status'], where: is('status', 'ACTIVE') }],
  noOverlap: [{ key: 'oneYear', fields: [], from: 'startDate', to: 'endDate', inTurn: true }],
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('endDate'), field('startDate')),
      message: 'The end must not be before the start',
      field: 'endDate',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'UPCOMING',
    transitions: {
      activate: {
        label: 'Start',
        access: ['LeaveManagement'],
        from: ['UPCOMING'],
        to: 'ACTIVE',
        confirm: 'The days of the year are credited from now on.',
      },
    },
  },
  closed: [
    {
      verbs: ['delete'],
      when: is('status', 'ACTIVE'),
      code: 'ILLEGAL_STATE',
      message: 'The active leave year cannot be deleted.',
    },
  ],
  sample: { startDate: '2026-01-01', endDate: '2026-12-31' },
  access: {
    read: ['LeaveManagement', 'EmployeeAttendance', 'EMPLOYEE'],
    create: ['LeaveManagement'],
    update: ['LeaveManagement'],
    delete: ['LeaveManagement'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    leaveYear: typeof leaveYear;
  }
}
