import { all, any, concat, defineResource, f, field, isEmpty, not } from '@school/kernel';
import { timetableAccess } from './access.ts';

/** A room in which lessons and exams are held. */
export const classroom = defineResource('classroom', {
  module: 'timetable',
  label: ['Room', 'Rooms'],
  api: 'setup/v1/Classroom',
  screens: {
    list: '/classrooms',
    create: ['/classrooms/new', '/buildings/:buildingID/classrooms/new'],
    show: '/classrooms/:roomID',
    edit: ['/classrooms/:roomID/edit', '/buildings/:buildingID/classrooms/:roomID/edit'],
  },
  menu: {
    group: 'timetable',
    order: 65,
    icon: 'list',
    description: 'Capacity, type and equipment of every room',
    access: ['EMPLOYEE'],
    setUp: {},
  },
  fields: {
    building: f.ref('building', { required: true, onDelete: 'restrict' }),
    name: f.text({ required: true, max: 40, search: true, natural: true }),
    fullName: f.computed({
      label: 'Room',
      as: 'text',
      value: concat(' ', field('buildingCode'), field('name')),
    }),
    buildingCode: f.lookup({ via: 'building', field: 'code', as: 'text' }),
    capacity: f.int({ label: 'Places', required: true, min: 1, max: 9999, default: 35 }),
    seatRows: f.int({
      label: 'Rows of seats for exams',
      min: 1,
      max: 60,
      help: 'With seats per row set, the room can be used as an exam hall',
    }),
    seatColumns: f.int({ label: 'Seats per row for exams', min: 1, max: 60 }),
    type: f.choice(
      {
        CLASSROOM: 'Classroom',
        LABORATORY: 'Laboratory',
        HALL: 'Hall',
        LIBRARY: 'Library',
        SPORTS: 'Sports',
        OTHER: 'Other',
      },
      { label: 'Kind', required: true, default: 'CLASSROOM' },
    ),
    facilities: f.text({ label: 'Equipment', max: 255, search: true }),
    bookable: f.flag({ label: 'Can be booked', default: true }),
    active: f.flag({ default: true }),
    lessons: f.rollup({ label: 'Lessons', of: 'timetableEntry', via: 'classroom', fn: 'count' }),
  },
  title: 'fullName',
  subtitle: ['building', 'type'],
  list: {
    columns: ['building', 'name', 'type', 'capacity', 'facilities', 'bookable', 'active', 'lessons'],
    head: 'name',
    sort: 'fullName',
    filters: ['building', 'type', 'active'],
    totals: ['capacity'],
  },
  related: [
    { key: 'lessons', label: 'Lessons', resource: 'timetableEntry', via: 'classroom' },
    { key: 'bookings', label: 'Bookings', resource: 'classroomAllocation', via: 'classroom' },
  ],
  unique: [{ fields: ['building', 'name'] }],
  checks: [
    {
      key: 'seatsOfExams',
      holds: any(
        all(isEmpty('seatRows'), isEmpty('seatColumns')),
        all(not(isEmpty('seatRows')), not(isEmpty('seatColumns'))),
      ),
      message: 'Enter both rows and seats per row, or neither',
      field: 'seatColumns',
    },
  ],
  access: timetableAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    classroom: typeof classroom;
  }
}
