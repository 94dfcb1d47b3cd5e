import { defineResource, f } from '@school/kernel';
import { transportMarkers } from './access.ts';
import { trips } from './passenger.ts';

/** Whether a passenger was on the bus. Marked for a whole trip in the grid of the route. */
export const transportAttendance = defineResource('transportAttendance', {
  module: 'transport',
  label: ['Ride', 'Rides'],
  api: 'transport/v1/TransportAttendance',
  screens: { list: '/transport_attendance/history' },
  menu: {
    group: 'transport',
    order: 35,
    icon: 'history',
    description: 'Who was on which trip',
    access: transportMarkers,
  },
  noArchive: true,
  fields: {
    date: f.date({ required: true, index: true }),
    route: f.ref('transportRoute', { required: true, named: true }),
    trip: f.choice(trips, { required: true }),
    allocation: f.ref('transportAllocation', { label: 'Passenger', required: true, named: true }),
    status: f.choice(
      { PRESENT: 'Present', ABSENT: 'Absent', LEAVE: 'On leave' },
      {
        required: true,
        index: true,
        tones: { PRESENT: 'success', ABSENT: 'error', LEAVE: 'info' },
      },
    ),
    boardedAt: f.dateTime({ label: 'On board at' }),
    markedBy: f.ref('user', { readOnly: true, named: true, onDelete: 'clear' }),
  },
  title: 'date',
  subtitle: ['allocation', 'trip'],
  list: {
    columns: ['date', 'route', 'trip', 'allocation', 'status', 'boardedAt', 'markedBy'],
    head: 'allocation',
    sort: '-date',
    filters: ['route', 'trip', 'status', 'date', 'allocation'],
    views: [{ key: 'absent', label: 'Absent', filter: { status: 'ABSENT' } }],
  },
  unique: [{ fields: ['date', 'trip', 'allocation'] }],
  sample: { date: '2026-05-04' },
  access: {
    read: [...transportMarkers, 'EMPLOYEE', 'STUDENT', 'PARENT'],
    rows: {
      TransportManagement: 'all',
      TransportAttendance: 'all',
      EMPLOYEE: { 'allocation.employee': { $me: 'employee' } },
      STUDENT: { 'allocation.student': { $me: 'student' } },
      PARENT: { 'allocation.student_in': { $me: 'wards' } },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    transportAttendance: typeof transportAttendance;
  }
}
