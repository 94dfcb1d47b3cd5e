import { all, any, defineResource, f, field, gte, isEmpty, isNot, isOneOf, not } from '@school/kernel';
import { transportKeepers, transportMarkers } from './access.ts';
import { keptMode, rideFields } from './passenger.ts';

/**
 * The seat of a passenger: route, stop and trips, from one day to another. Ended ones stay, as the history of who rode
 * where.
 */
export const transportAllocation = defineResource('transportAllocation', {
  module: 'transport',
  label: ['Passenger', 'Passengers'],
  api: 'transport/v1/TransportAllocation',
  screens: {
    list: '/transport/passengers',
    create: '/transport/passengers/new',
    show: '/transport/passengers/:id',
    edit: '/transport/passengers/:id/edit',
  },
  menu: {
    group: 'transport',
    order: 20,
    icon: 'people',
    description: 'Find, allocate, change and end',
    access: transportKeepers,
  },
  noArchive: true,
  fields: {
    student: f.ref('student', { filter: { status: 'ACTIVE' }, named: true, noCopy: true }),
    employee: f.ref('employee', { filter: { status: 'ACTIVE' }, named: true, noCopy: true }),
    name: f.text({ label: 'Passenger', max: 200, readOnly: true, search: true, noCopy: true }),
    academicYear: f.ref('academicYear', { readOnly: true, noCopy: true, named: true }),
    ...rideFields,
    startDate: f.date({ label: 'First day', required: true, default: 'today', index: true }),
    endDate: f.date({ label: 'Last day', index: true, noCopy: true }),
    fare: f.money({ level: 'finance', readOnly: true, min: '0', noCopy: true }),
    agreedFare: f.money({
      level: 'finance',
      min: '0',
      noCopy: true,
      help: 'Only if it differs from the fare of the stop or route',
    }),
    fareReason: f.text({ label: 'Why another fare', level: 'finance', max: 200, noCopy: true }),
    status: f.choice(
      { PLANNED: 'Begins later', ACTIVE: 'Active', ENDED: 'Ended', CANCELLED: 'Cancelled' },
      {
        required: true,
        default: 'ACTIVE',
        readOnly: true,
        index: true,
        tones: { PLANNED: 'info', ACTIVE: 'success', ENDED: 'neutral', CANCELLED: 'neutral' },
      },
    ),
  },
  scope: { year: 'academicYear' },
  title: 'name',
  subtitle: ['pickupRoute', 'dropRoute'],
  list: {
    columns: ['name', 'pickupRoute', 'pickupStop', 'dropRoute', 'dropStop', 'startDate', 'endDate', 'status'],
    sort: 'name',
    filters: ['pickupRoute', 'dropRoute', 'mode', 'academicYear', 'status'],
    views: [
      { key: 'active', label: 'Active', filter: { status: 'ACTIVE' } },
      { key: 'students', label: 'Students', filter: { student_empty: false, status: 'ACTIVE' } },
      { key: 'employees', label: 'Employees', filter: { employee_empty: false, status: 'ACTIVE' } },
      { key: 'planned', label: 'Begins later', filter: { status: 'PLANNED' } },
      { key: 'ended', label: 'Ended', filter: { status_in: ['ENDED', 'CANCELLED'] } },
    ],
    opens: 'active',
  },
  form: {
    tabs: [
      {
        key: 'seat',
        label: 'Seat',
        sections: [
          { label: 'Passenger', fields: ['student', 'employee'] },
          {
            label: 'Ride',
            fields: ['mode', 'pickupRoute', 'pickupStop', 'dropRoute', 'dropStop', 'startDate', 'endDate'],
          },
          { label: 'Fare', fields: ['fare', 'agreedFare', 'fareReason'] },
        ],
      },
    ],
  },
  conditions: {
    pickupRoute: { visible: isNot('mode', 'DROP'), required: isNot('mode', 'DROP') },
    pickupStop: { visible: isNot('mode', 'DROP'), required: isNot('mode', 'DROP') },
    dropRoute: { visible: isNot('mode', 'PICKUP') },
    dropStop: { visible: isNot('mode', 'PICKUP') },
    fareReason: { visible: not(isEmpty('agreedFare')), required: not(isEmpty('agreedFare')) },
  },
  related: [{ key: 'attendance', label: 'Attendance', resource: 'transportAttendance', via: 'allocation' }],
  checks: [
    {
      key: 'onePassenger',
      holds: any(
        all(isEmpty('student'), not(isEmpty('employee'))),
        all(not(isEmpty('student')), isEmpty('employee')),
      ),
      message: 'Choose a student or an employee',
      field: 'student',
    },
    {
      key: 'endsAfterStart',
      holds: gte(field('endDate'), field('startDate')),
      message: 'The last day must not be before the first',
      field: 'endDate',
    },
    {
      key: 'endedHasDay',
      holds: any(isNot('status', 'ENDED'), not(isEmpty('endDate'))),
      message: 'An allocation that has ended needs a last day',
      field: 'endDate',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'ACTIVE',
    transitions: {
      begin: {
        label: 'Begins',
        access: transportKeepers,
        from: ['PLANNED'],
        to: 'ACTIVE',
      },
      end: {
        label: 'End',
        access: transportKeepers,
        from: ['ACTIVE', 'PLANNED'],
        to: 'ENDED',
        // Until the last day is over, someone rides.
        or: ['ACTIVE', 'PLANNED'],
        tone: 'warning',
        ask: { endDate: f.date({ label: 'Last day', required: true, default: 'today' }) },
      },
      cancel: {
        label: 'Cancel',
        access: transportKeepers,
        from: ['ACTIVE', 'PLANNED'],
        to: 'CANCELLED',
        tone: 'warning',
        confirm:
          'The seat becomes free again, as if it had never been allocated. If anyone has used it, end it instead.',
      },
    },
  },
  actions: {
    change: {
      label: 'Change',
      on: 'row',
      goesOn: true,
      access: transportKeepers,
      when: isOneOf('status', ['ACTIVE', 'PLANNED']),
      ask: {
        from: f.date({ label: 'From', required: true, default: 'today' }),
        ...rideFields,
      },
    },
    changeAll: {
      label: 'Move to another route',
      on: 'selection',
      access: transportKeepers,
      when: isOneOf('status', ['ACTIVE', 'PLANNED']),
      ask: {
        from: f.date({ label: 'From', required: true, default: 'today' }),
        ...rideFields,
        mode: keptMode,
      },
    },
  },
  sample: { student: true, startDate: '2026-04-01', endDate: '2027-03-31', agreedFare: undefined },
  access: {
    read: [...transportMarkers, 'EMPLOYEE', 'STUDENT', 'PARENT'],
    create: transportKeepers,
    update: transportKeepers,
    delete: transportKeepers,
    rows: {
      TransportManagement: 'all',
      TransportAttendance: 'all',
      EMPLOYEE: { employee: { $me: 'employee' } },
      STUDENT: { student: { $me: 'student' } },
      PARENT: { student_in: { $me: 'wards' } },
    },
    levels: {
      // Not for employees as such: those who mark are employees too, and see all passengers. What users pay themselves is
      // shown elsewhere.
      finance: { read: [...transportKeepers, 'STUDENT', 'PARENT'], write: transportKeepers },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    transportAllocation: typeof transportAllocation;
  }
}
