import {
  all,
  any,
  defineResource,
  f,
  field,
  gt,
  gte,
  isEmpty,
  isOneOf,
  lte,
  not,
  today,
} from '@school/kernel';
import { hostelKeepers, hostelWardens, rentLevels, residentRows } from './access.ts';
import { rentPeriods } from './hostel-room.resource.ts';

const bedOf = (room: string, more: object = {}) =>
  f.ref('hostelBed', {
    label: 'Bed',
    named: true,
    filter: { hostelRoom: { $field: room }, usable: true },
    help: 'If empty, the first free bed is used',
    ...more,
  });

/**
 * A bed, and who sleeps in it from when. Stays are kept as a record of who lived where; one that was not taken up is
 * cancelled.
 */
export const hostelAllocation = defineResource('hostelAllocation', {
  module: 'hostel',
  label: ['Resident', 'Residents'],
  api: 'api/v1/hostelAllocation',
  screens: {
    list: '/room_allocate',
    create: ['/room_allocate/new', '/room_allocate/assign_room/:studentId'],
    show: '/room_allocate/stay/:id',
    edit: '/room_allocate/stay/:id/edit',
  },
  menu: {
    group: 'hostel',
    order: 10,
    icon: 'people',
    description: 'Find a resident, allocate a bed, change rooms, move out',
    access: hostelWardens,
    create: { label: 'Allocate a bed', description: 'To a student or an employee, from a given day' },
  },
  fields: {
    student: f.ref('student', { filter: { status: 'ACTIVE' }, named: true, noCopy: true }),
    employee: f.ref('employee', { filter: { status: 'ACTIVE' }, named: true, noCopy: true }),
    name: f.text({ label: 'Resident', max: 200, readOnly: true, search: true, noCopy: true }),
    admissionNumber: f.lookup({ via: 'student', field: 'admissionNumber', as: 'text' }),
    room: f.ref('hostelRoom', { required: true, filter: { status: 'ACTIVE' }, named: true }),
    hostel: f.ref('hostel', { readOnly: true, named: true }),
    bed: bedOf('room'),
    fromDate: f.date({ label: 'Moves in on', required: true, default: 'today', index: true }),
    expectedTo: f.date({ label: 'Stays until', help: 'If empty, the stay has no end date', index: true }),
    /** The bed is free from this day on; someone with a later date lives there until then. */
    vacatedOn: f.date({ label: 'Moves out on', readOnly: true, noCopy: true, index: true }),
    /** Last night for which the bed is allocated; the database prevents a bed from being allocated twice. */
    lastNight: f.date({ readOnly: true, noCopy: true }),
    rent: f.money({ level: 'finance', min: '0', help: 'If empty, the room rent is used' }),
    rentPeriod: f.choice(rentPeriods, { label: 'Rent is for', level: 'finance', readOnly: true }),
    guardianContact: f.text({ label: 'Contact at home', max: 120 }),
    remarks: f.longText({ max: 1000, level: 'private' }),
    transferFrom: f.ref('hostelAllocation', {
      label: 'Came from',
      readOnly: true,
      named: true,
      noCopy: true,
    }),
    status: f.choice(
      { RESERVED: 'Reserved', ACTIVE: 'Lives there', VACATED: 'Moved out', CANCELLED: 'Cancelled' },
      {
        required: true,
        default: 'ACTIVE',
        readOnly: true,
        index: true,
        tones: { RESERVED: 'info', ACTIVE: 'success', VACATED: 'neutral', CANCELLED: 'neutral' },
      },
    ),
  },
  title: 'name',
  subtitle: ['hostel', 'room'],
  list: {
    columns: [
      'name',
      'admissionNumber',
      'hostel',
      'room',
      'bed',
      'fromDate',
      'expectedTo',
      'vacatedOn',
      'status',
    ],
    sort: 'name',
    filters: ['hostel', 'room', 'student', 'employee', 'status', 'fromDate'],
    views: [
      { key: 'present', label: 'Living here', filter: { status: 'ACTIVE' } },
      {
        key: 'leaving',
        label: 'Moving out',
        filter: { status_in: ['ACTIVE', 'RESERVED'], vacatedOn_empty: false },
      },
      { key: 'reserved', label: 'Reserved', filter: { status: 'RESERVED' } },
      { key: 'former', label: 'Moved out', filter: { status: 'VACATED' } },
    ],
    opens: 'present',
  },
  form: {
    tabs: [
      {
        key: 'stay',
        label: 'Stay',
        sections: [
          { label: 'Who', fields: ['student', 'employee'] },
          { label: 'Where', fields: ['room', 'bed'] },
          { label: 'When', fields: ['fromDate', 'expectedTo', 'vacatedOn'] },
          { label: 'Rent', fields: ['rent', 'rentPeriod'] },
          { label: 'Notes', fields: ['guardianContact', 'remarks'] },
        ],
      },
    ],
  },
  // The day of a room change belongs to both stays: the change is reverted and made again.
  conditions: { fromDate: { readOnly: not(isEmpty('transferFrom')) } },
  related: [
    {
      key: 'next',
      label: 'Continues in',
      resource: 'hostelAllocation',
      via: 'transferFrom',
      when: not(isEmpty('vacatedOn')),
    },
    { key: 'leaves', label: 'Leave', resource: 'hostelLeave', via: 'allocation' },
    { key: 'nights', label: 'Nights', resource: 'hostelNight', via: 'allocation' },
  ],
  noOverlap: [{ key: 'bedGivenOnce', fields: ['bed'], from: 'fromDate', to: 'lastNight' }],
  checks: [
    {
      key: 'oneResident',
      holds: any(
        all(isEmpty('student'), not(isEmpty('employee'))),
        all(not(isEmpty('student')), isEmpty('employee')),
      ),
      message: 'Choose a student or an employee',
      field: 'student',
    },
    {
      key: 'endsAfterStart',
      holds: gte(field('expectedTo'), field('fromDate')),
      message: 'The last day must not be before the first',
      field: 'expectedTo',
    },
    {
      key: 'leavesAfterStart',
      holds: gt(field('vacatedOn'), field('fromDate')),
      message: 'A resident who has not slept there cannot move out. Cancel the stay instead.',
      field: 'vacatedOn',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'ACTIVE',
    transitions: {
      begin: {
        label: 'Moved in',
        access: hostelWardens,
        from: ['RESERVED'],
        to: 'ACTIVE',
        when: lte(field('fromDate'), today),
      },
      vacate: {
        label: 'Move out',
        access: hostelWardens,
        from: ['ACTIVE', 'RESERVED'],
        to: 'VACATED',
        // Until that day, someone lives there or is going to.
        or: ['ACTIVE', 'RESERVED'],
        tone: 'warning',
        ask: {
          vacatedOn: f.date({
            label: 'Moves out on',
            required: true,
            default: 'today',
            help: 'The bed is free from this day on',
          }),
        },
      },
      stayOn: {
        label: 'Stay after all',
        access: hostelWardens,
        from: ['ACTIVE', 'RESERVED'],
        to: 'ACTIVE',
        or: ['RESERVED'],
        when: not(isEmpty('vacatedOn')),
        confirm: 'The resident keeps the bed. A planned move to another room is cancelled.',
      },
      cancel: {
        label: 'Cancel',
        access: hostelKeepers,
        from: ['ACTIVE', 'RESERVED'],
        to: 'CANCELLED',
        tone: 'warning',
        confirm:
          'The bed becomes free again, as if it had not been allocated: anyone due to come from another room stays in that room. A resident who has slept there must move out instead.',
      },
    },
  },
  actions: {
    transfer: {
      label: 'Change rooms',
      on: 'row',
      access: hostelWardens,
      when: isOneOf('status', ['ACTIVE', 'RESERVED']),
      goesOn: true,
      ask: {
        from: f.date({
          label: 'From',
          required: true,
          default: 'today',
          help: 'Bills by the day follow the room, except those that already have a payment',
        }),
        room: f.ref('hostelRoom', { required: true, filter: { status: 'ACTIVE' }, named: true }),
        bed: bedOf('room'),
        rent: f.money({ level: 'basic', min: '0', help: 'If empty, the room rent is used' }),
      },
    },
  },
  sample: {
    student: true,
    room: true,
    fromDate: '2026-01-05',
    expectedTo: '2027-03-31',
    vacatedOn: '2027-03-15',
    rent: undefined,
  },
  access: {
    read: [...hostelWardens, 'EMPLOYEE', 'STUDENT', 'PARENT'],
    create: hostelWardens,
    update: hostelWardens,
    rows: residentRows('student', 'employee'),
    levels: rentLevels,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    hostelAllocation: typeof hostelAllocation;
  }
}
