import { defineResource, f } from '@school/kernel';
import { routeAccess, transportKeepers } from './access.ts';

/** A place where passengers wait. */
export const vehicleStop = defineResource('vehicleStop', {
  module: 'transport',
  label: ['Stop', 'Stops'],
  api: 'transport/v1/VehicleStop',
  screens: { list: '/vehicle_stops' },
  menu: {
    group: 'transportSetUp',
    order: 40,
    icon: 'tag',
    description: 'Where passengers get on and off',
    access: transportKeepers,
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, max: 80, search: true }),
    academicYear: f.ref('academicYear', { required: true }),
    landmark: f.text({ max: 120, search: true }),
    latitude: f.decimal({ scale: 6, precision: 9, min: '-90', max: '90' }),
    longitude: f.decimal({ scale: 6, precision: 9, min: '-180', max: '180' }),
    routes: f.rollup({ label: 'On routes', of: 'routeStop', via: 'stop', fn: 'count' }),
    active: f.flag({ default: true }),
  },
  scope: { year: 'academicYear' },
  title: 'name',
  subtitle: ['landmark'],
  list: {
    columns: ['name', 'landmark', 'latitude', 'longitude', 'routes', 'academicYear', 'active'],
    sort: 'name',
    filters: ['academicYear', 'active'],
  },
  unique: [{ fields: ['name', 'academicYear'] }],
  sample: { latitude: '31.520370', longitude: '74.358749' },
  access: routeAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    vehicleStop: typeof vehicleStop;
  }
}
