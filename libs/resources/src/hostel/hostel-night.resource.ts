import { defineResource, f } from '@school/kernel';
import { hostelWardens, residentRows } from './access.ts';

/**
 * Whether a resident was in the house at night. The rows of a night are created together, everyone in or on leave; those
 * missing are marked, and leave that is granted or ends later is followed until the night is over.
 */
export const hostelNight = defineResource('hostelNight', {
  module: 'hostel',
  label: ['Resident night', 'Night register'],
  api: 'api/v1/hostelNight',
  screens: { list: '/hostels/nights' },
  menu: {
    group: 'hostel',
    order: 14,
    icon: 'list',
    description: 'Who was in, absent or on leave each night',
    access: hostelWardens,
  },
  noArchive: true,
  fields: {
    allocation: f.ref('hostelAllocation', { label: 'Resident', required: true, readOnly: true, named: true }),
    hostel: f.ref('hostel', { required: true, readOnly: true, named: true }),
    student: f.ref('student', { readOnly: true, named: true }),
    employee: f.ref('employee', { readOnly: true, named: true }),
    date: f.date({ label: 'Night of', required: true, readOnly: true, index: true }),
    status: f.choice(
      { IN: 'In', ABSENT: 'Absent', LATE: 'Came late', LEAVE: 'On leave' },
      {
        label: 'Mark',
        required: true,
        index: true,
        tones: { IN: 'success', ABSENT: 'error', LATE: 'warning', LEAVE: 'info' },
      },
    ),
    // Everyone is in when the register is begun: only those seen to be in stay so when leave is granted later.
    marked: f.flag({ label: 'Marked by hand', default: false, readOnly: true }),
  },
  title: 'allocation',
  subtitle: ['date', 'status'],
  list: {
    columns: ['date', 'allocation', 'hostel', 'status'],
    head: 'allocation',
    sort: '-date',
    filters: ['hostel', 'date', 'status', 'allocation'],
    views: [
      { key: 'tonight', label: 'Tonight', filter: { date: { $date: 'today' } } },
      { key: 'absent', label: 'Absent', filter: { status: 'ABSENT' } },
    ],
    opens: 'tonight',
    inline: ['status'],
  },
  // Anyone who changes rooms is in the register once per night, whichever stay it was started with.
  unique: [
    { fields: ['allocation', 'date'] },
    { fields: ['student', 'date'], empty: 'different' },
    { fields: ['employee', 'date'], empty: 'different' },
  ],
  actions: {
    begin: {
      label: 'Start the register',
      on: 'list',
      access: hostelWardens,
      ask: {
        hostel: f.ref('hostel', { required: true, filter: { active: true }, named: true }),
        date: f.date({ label: 'Night of', required: true, default: 'today', max: 'today' }),
      },
    },
    absent: { label: 'Absent', on: 'selection', access: hostelWardens, tone: 'error' },
    late: { label: 'Came late', on: 'selection', access: hostelWardens, tone: 'warning' },
    in: { label: 'In', on: 'selection', access: hostelWardens, tone: 'success' },
  },
  sample: { student: true, allocation: true },
  access: {
    read: [...hostelWardens, 'STUDENT', 'PARENT'],
    update: hostelWardens,
    rows: residentRows('student'),
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    hostelNight: typeof hostelNight;
  }
}
