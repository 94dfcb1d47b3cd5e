import { defineResource, f, is } from '@school/kernel';
import { dailyAccess, hostelWardens } from './access.ts';
import { roomTypes } from './hostel-room.resource.ts';

/** Students waiting for a bed, in the order in which they asked. */
export const hostelWaiting = defineResource('hostelWaiting', {
  module: 'hostel',
  label: ['Waiting for a bed', 'Waiting list'],
  api: 'api/v1/hostelWaiting',
  screens: { list: '/hostels/waiting_list' },
  menu: {
    group: 'hostel',
    order: 50,
    icon: 'list',
    description: 'Who is waiting for a bed, and since when',
    access: hostelWardens,
  },
  noArchive: true,
  fields: {
    student: f.ref('student', { required: true, filter: { status: 'ACTIVE' }, named: true, noCopy: true }),
    hostel: f.ref('hostel', { label: 'Preferred hostel', filter: { active: true }, named: true }),
    roomType: f.choice(roomTypes, { label: 'Kind of room' }),
    since: f.date({ label: 'Asked on', required: true, default: 'today', max: 'today', index: true }),
    neededFrom: f.date({ label: 'Needed from' }),
    remarks: f.longText({ max: 500 }),
    status: f.choice(
      { WAITING: 'Waiting', PLACED: 'Has a bed', WITHDRAWN: 'Withdrawn' },
      {
        required: true,
        default: 'WAITING',
        readOnly: true,
        index: true,
        tones: { WAITING: 'warning', PLACED: 'success', WITHDRAWN: 'neutral' },
      },
    ),
  },
  title: 'student',
  subtitle: ['hostel', 'since'],
  list: {
    columns: ['since', 'student', 'hostel', 'roomType', 'neededFrom', 'status'],
    head: 'student',
    sort: 'since',
    filters: ['hostel', 'roomType', 'status'],
    views: [{ key: 'waiting', label: 'Waiting', filter: { status: 'WAITING' } }],
    opens: 'waiting',
  },
  unique: [{ fields: ['student'], where: is('status', 'WAITING') }],
  lifecycle: {
    field: 'status',
    initial: 'WAITING',
    transitions: {
      place: {
        label: 'Allocate a bed',
        access: hostelWardens,
        from: ['WAITING'],
        to: 'PLACED',
        tone: 'success',
        ask: {
          room: f.ref('hostelRoom', { required: true, filter: { status: 'ACTIVE' }, named: true }),
          fromDate: f.date({ label: 'Moves in on', required: true, default: 'today' }),
          expectedTo: f.date({ label: 'Stays until' }),
        },
      },
      withdraw: {
        label: 'Withdraw',
        access: hostelWardens,
        from: ['WAITING'],
        to: 'WITHDRAWN',
        tone: 'warning',
      },
    },
  },
  sample: { since: '2026-01-05', student: true },
  access: dailyAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    hostelWaiting: typeof hostelWaiting;
  }
}
