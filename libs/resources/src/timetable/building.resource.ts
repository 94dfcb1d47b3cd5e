import { defineResource, f } from '@school/kernel';
import { timetableAccess } from './access.ts';

/** A building with rooms. */
export const building = defineResource('building', {
  module: 'timetable',
  label: ['Building', 'Buildings'],
  api: 'setup/v1/Building',
  screens: {
    list: '/buildings',
    create: '/buildings/AddBuilding',
    show: '/buildings/:id',
    edit: '/buildings/:id/edit',
  },
  menu: {
    group: 'timetable',
    order: 60,
    icon: 'home',
    description: 'Buildings and their rooms',
    access: ['EMPLOYEE'],
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    code: f.text({ unique: true, max: 16, search: true }),
    address: f.longText({ max: 500 }),
    rooms: f.rollup({ label: 'Rooms', of: 'classroom', via: 'building', fn: 'count' }),
    places: f.rollup({
      label: 'Places',
      of: 'classroom',
      via: 'building',
      fn: 'sum',
      field: 'capacity',
      as: 'int',
    }),
  },
  title: 'name',
  subtitle: ['code'],
  list: { columns: ['name', 'code', 'rooms', 'places'], sort: 'name' },
  related: [{ key: 'rooms', label: 'Rooms', resource: 'classroom', via: 'building' }],
  access: timetableAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    building: typeof building;
  }
}
