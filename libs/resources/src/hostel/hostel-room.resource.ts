import { defineResource, f, field, subtract } from '@school/kernel';
import { hostelKeepers, hostelWardens, houseAccess, rentLevels } from './access.ts';

/** How often a rent is paid. */
export const rentPeriods = { MONTH: 'A month', TERM: 'A term', YEAR: 'A year' } as const;
export const roomTypes = {
  SINGLE: 'Single',
  DOUBLE: 'Double',
  TRIPLE: 'Triple',
  DORMITORY: 'Dormitory',
  OTHER: 'Other',
} as const;

/** What a room is like, whether described as one room or a series. */
export const roomFields = {
  block: f.text({ max: 20, search: true }),
  floor: f.int({ min: -5, max: 99 }),
  roomType: f.choice(roomTypes, { label: 'Kind', index: true }),
  bedCount: f.int({ label: 'Beds', required: true, min: 1, max: 50 }),
  /** What each resident pays. */
  rent: f.money({ level: 'finance', required: true, min: '0', noSum: true }),
  rentPeriod: f.choice(rentPeriods, {
    label: 'Rent is for',
    level: 'finance',
    required: true,
    default: 'MONTH',
  }),
} as const;

/** A room with its beds; each bed has one resident at a time. */
export const hostelRoom = defineResource('hostelRoom', {
  module: 'hostel',
  label: ['Room', 'Rooms'],
  api: 'api/v1/hostelRoom',
  screens: {
    list: ['/room_details', '/hostel/:hostelId'],
    create: '/room_details/new',
    show: '/room_details/:id',
    edit: '/room_details/:id/edit',
  },
  menu: {
    group: 'hostel',
    order: 40,
    icon: 'room',
    description: 'Rooms, beds, rents and who lives there',
    access: hostelWardens,
  },
  fields: {
    hostel: f.ref('hostel', { required: true, filter: { active: true }, named: true }),
    roomNumber: f.text({
      label: 'Room',
      required: true,
      max: 20,
      search: true,
      noCopy: true,
      natural: true,
    }),
    ...roomFields,
    amenities: f.text({ max: 200, help: 'Bath, balcony, air conditioning …' }),
    beds: f.lines('hostelBed', { label: 'Beds in the room', noCopy: true }),
    occupied: f.rollup({
      label: 'Residents',
      of: 'hostelAllocation',
      via: 'room',
      fn: 'count',
      where: { status: 'ACTIVE' },
    }),
    usableBeds: f.rollup({
      of: 'hostelBed',
      via: 'hostelRoom',
      fn: 'count',
      where: { usable: true },
    }),
    freeBeds: f.computed({ as: 'int', value: subtract(field('usableBeds'), field('occupied')) }),
    status: f.choice(
      { ACTIVE: 'In use', MAINTENANCE: 'Under repair', CLOSED: 'Closed' },
      {
        required: true,
        default: 'ACTIVE',
        readOnly: true,
        index: true,
        tones: { ACTIVE: 'success', MAINTENANCE: 'warning', CLOSED: 'neutral' },
      },
    ),
  },
  title: 'roomNumber',
  subtitle: ['hostel', 'block', 'freeBeds'],
  list: {
    columns: [
      'roomNumber',
      'hostel',
      'block',
      'floor',
      'roomType',
      'bedCount',
      'occupied',
      'freeBeds',
      'rent',
      'status',
    ],
    sort: 'roomNumber',
    filters: ['hostel', 'block', 'roomType', 'status'],
    totals: ['bedCount', 'occupied', 'freeBeds'],
    views: [
      { key: 'inUse', label: 'In use', filter: { status: 'ACTIVE' } },
      { key: 'notInUse', label: 'Not in use', filter: { status_ne: 'ACTIVE' } },
    ],
    opens: 'inUse',
  },
  form: {
    tabs: [
      {
        key: 'room',
        label: 'Room',
        sections: [
          { fields: ['hostel', 'roomNumber', 'block', 'floor', 'roomType', 'amenities'] },
          { label: 'Beds', help: 'If empty, they are numbered.', fields: ['bedCount', 'beds'] },
          { label: 'Rent', fields: ['rent', 'rentPeriod'] },
        ],
      },
    ],
  },
  related: [{ key: 'residents', label: 'Residents', resource: 'hostelAllocation', via: 'room' }],
  unique: [{ fields: ['hostel', 'roomNumber'] }],
  lifecycle: {
    field: 'status',
    initial: 'ACTIVE',
    transitions: {
      open: {
        label: 'Use again',
        access: hostelKeepers,
        from: ['MAINTENANCE', 'CLOSED'],
        to: 'ACTIVE',
      },
      repair: {
        label: 'Under repair',
        access: hostelKeepers,
        from: ['ACTIVE'],
        to: 'MAINTENANCE',
        tone: 'warning',
        confirm: 'No one can be given a bed there until the room is back in use.',
      },
      close: {
        label: 'Close',
        access: hostelKeepers,
        from: ['ACTIVE', 'MAINTENANCE'],
        to: 'CLOSED',
        tone: 'warning',
        confirm: 'The room keeps its history and is no longer offered.',
      },
    },
  },
  custom: 'HOSTEL_ROOM',
  sample: { bedCount: 3, beds: undefined, rent: '6000.00' },
  access: { ...houseAccess, levels: rentLevels },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    hostelRoom: typeof hostelRoom;
  }
}
