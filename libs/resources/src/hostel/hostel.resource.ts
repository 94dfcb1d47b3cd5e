import { defineResource, f } from '@school/kernel';
import { hostelKeepers, hostelWardens, houseAccess } from './access.ts';

const activeRooms = { status: 'ACTIVE' } as const;

/** A house in which students or employees live. */
export const hostel = defineResource('hostel', {
  module: 'hostel',
  label: ['Hostel', 'Hostels'],
  api: 'api/v1/hostel',
  screens: {
    list: '/hostels',
    create: '/hostels/new',
    edit: '/hostels/new/:id',
    show: '/View_hostel_details/:id',
  },
  menu: {
    group: 'hostel',
    order: 20,
    icon: 'building',
    description: 'Houses with their wardens, rooms and residents',
    access: hostelWardens,
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    hostelType: f.choice(
      { BOYS: 'Boys', GIRLS: 'Girls', COMMON: 'Everybody', STAFF: 'Employees' },
      { label: 'For', required: true, default: 'COMMON', index: true },
    ),
    declaredCapacity: f.int({
      label: 'Maximum beds',
      min: 1,
      max: 10_000,
      help: 'What the house is licensed for; its rooms cannot have more',
    }),
    address: f.longText({ max: 500 }),
    phone: f.phone({ level: 'basic' }),
    otherInfo: f.longText({ label: 'Notes', max: 2000 }),
    active: f.flag({ default: true }),
    rooms: f.rollup({ of: 'hostelRoom', via: 'hostel', fn: 'count', where: activeRooms }),
    beds: f.rollup({
      of: 'hostelRoom',
      via: 'hostel',
      fn: 'sum',
      field: 'bedCount',
      as: 'int',
      where: activeRooms,
    }),
    occupied: f.rollup({
      label: 'Residents',
      of: 'hostelAllocation',
      via: 'hostel',
      fn: 'count',
      where: { status: 'ACTIVE' },
    }),
  },
  title: 'name',
  subtitle: ['hostelType'],
  list: {
    columns: ['name', 'hostelType', 'rooms', 'beds', 'occupied', 'phone', 'active'],
    sort: 'name',
    filters: ['hostelType', 'active'],
    totals: ['beds', 'occupied'],
  },
  form: {
    tabs: [
      {
        key: 'hostel',
        label: 'Hostel',
        sections: [
          { fields: ['name', 'hostelType', 'declaredCapacity', 'active'] },
          { label: 'Contact', fields: ['address', 'phone', 'otherInfo'] },
          { label: 'Today', fields: ['rooms', 'beds', 'occupied'] },
        ],
      },
    ],
  },
  related: [
    { key: 'residents', label: 'Residents', resource: 'hostelAllocation', via: 'hostel' },
    { key: 'rooms', label: 'Rooms', resource: 'hostelRoom', via: 'hostel' },
    { key: 'wardens', label: 'Wardens', resource: 'hostelWarden', via: 'hostel' },
    { key: 'meals', label: 'Mess plan', resource: 'hostelMeal', via: 'hostel' },
    { key: 'complaints', label: 'Complaints', resource: 'hostelComplaint', via: 'hostel' },
    { key: 'fees', label: 'Fees', resource: 'hostelFeeCollection', via: 'hostel', always: hostelKeepers },
  ],
  custom: 'HOSTEL',
  attachments: true,
  sample: { declaredCapacity: 9000, hostelType: 'COMMON' },
  access: houseAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    hostel: typeof hostel;
  }
}
