import { defineResource, f, field, gte } from '@school/kernel';
import { hostelKeepers } from './access.ts';
import { roomFields } from './hostel-room.resource.ts';

/** Identical rooms created together: 101 to 120 with three beds each. Kept as a record of what was created. */
export const hostelRoomSeries = defineResource('hostelRoomSeries', {
  module: 'hostel',
  label: ['Row of rooms', 'Rows of rooms'],
  api: 'api/v1/hostelRoomSeries',
  screens: { list: '/hostels/rooms_added', create: '/hostel_AddWarden/AddRoom' },
  menu: {
    group: 'hostel',
    order: 45,
    icon: 'add',
    description: 'Add many rooms at once',
    access: hostelKeepers,
    create: { label: 'Add rooms', description: 'Rooms 101 to 120, with their beds and rent' },
  },
  appendOnly: true,
  noArchive: true,
  fields: {
    hostel: f.ref('hostel', { required: true, filter: { active: true }, named: true }),
    prefix: f.text({ max: 10, help: 'Goes before each number: A- for A-101' }),
    fromNumber: f.int({ label: 'From number', required: true, min: 1, max: 99_999 }),
    toNumber: f.int({ label: 'To number', required: true, min: 1, max: 99_999 }),
    ...roomFields,
    rooms: f.int({ label: 'Rooms added', readOnly: true, required: true, default: 0 }),
  },
  title: 'fromNumber',
  subtitle: ['hostel'],
  list: {
    columns: ['hostel', 'prefix', 'fromNumber', 'toNumber', 'bedCount', 'rent', 'rooms'],
    head: 'hostel',
    sort: '-fromNumber',
    filters: ['hostel'],
    // A rent applies to each room.
    totals: ['rooms'],
  },
  checks: [
    {
      key: 'rises',
      holds: gte(field('toNumber'), field('fromNumber')),
      message: 'The last number must not be lower than the first',
      field: 'toNumber',
    },
  ],
  sample: { fromNumber: 101, toNumber: 103, bedCount: 2, rent: '6000.00' },
  access: {
    read: hostelKeepers,
    create: hostelKeepers,
    levels: { finance: { read: hostelKeepers, write: hostelKeepers } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    hostelRoomSeries: typeof hostelRoomSeries;
  }
}
