import { add, defineResource, f, field, subtract } from '@school/kernel';
import { officeMoney, routeAccess, transportKeepers } from './access.ts';

const seated = (via: 'pickupRoute' | 'dropRoute', label: string) =>
  f.rollup({
    label,
    of: 'transportAllocation',
    via,
    fn: 'count',
    where: {
      status_ne: 'CANCELLED',
      startDate_lte: { $date: 'today' },
      _or: [{ endDate_empty: true }, { endDate_gte: { $date: 'today' } }],
    },
  });

const free = (load: 'pickupLoad' | 'dropLoad', label: string) =>
  f.computed({
    label,
    as: 'int',
    value: subtract(add(field('vehicle.seatCapacity'), field('vehicle.standingAllowance')), field(load)),
  });

/** A path through the stops in order, driven by one vehicle in the morning and back in the afternoon. */
export const transportRoute = defineResource('transportRoute', {
  module: 'transport',
  label: ['Route', 'Routes'],
  api: 'transport/v1/Route',
  screens: { list: '/routes/index', create: '/routes/new', show: '/routes/:id', edit: '/routes/:id/edit' },
  menu: {
    group: 'transportSetUp',
    order: 50,
    icon: 'route',
    description: 'Stops in order, times, fares and vehicle',
    access: transportKeepers,
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, max: 80, search: true }),
    code: f.text({ max: 20, search: true }),
    academicYear: f.ref('academicYear', { required: true }),
    vehicle: f.ref('vehicle', { required: true, filter: { status: 'ACTIVE' }, named: true }),
    fare: f.money({
      level: 'finance',
      min: '0',
      noSum: true,
      help: 'Applies if the settings base fares on routes',
    }),
    pickupStart: f.time({ label: 'Pick-up begins' }),
    dropStart: f.time({ label: 'Drop begins' }),
    stops: f.lines('routeStop', { label: 'Stops', min: 1 }),
    pickupLoad: seated('pickupRoute', 'Pick-up today'),
    dropLoad: seated('dropRoute', 'Drop today'),
    pickupFree: free('pickupLoad', 'Free in the morning'),
    dropFree: free('dropLoad', 'Free in the afternoon'),
    active: f.flag({ default: true }),
  },
  scope: { year: 'academicYear' },
  title: 'name',
  subtitle: ['code', 'vehicle', 'pickupFree', 'dropFree'],
  list: {
    columns: ['name', 'code', 'vehicle', 'pickupStart', 'dropStart', 'pickupLoad', 'dropLoad', 'active'],
    sort: 'name',
    filters: ['academicYear', 'vehicle', 'active'],
  },
  form: {
    tabs: [
      {
        key: 'route',
        label: 'Route',
        sections: [
          {
            fields: ['name', 'code', 'academicYear', 'vehicle', 'pickupStart', 'dropStart', 'fare', 'active'],
          },
          {
            label: 'Stops',
            help: 'In morning order: pick-up times get later, drop times get earlier.',
            fields: ['stops'],
          },
        ],
      },
    ],
  },
  related: [
    {
      key: 'pickup',
      label: 'Passengers in the morning',
      resource: 'transportAllocation',
      via: 'pickupRoute',
    },
    { key: 'drop', label: 'Passengers in the afternoon', resource: 'transportAllocation', via: 'dropRoute' },
    { key: 'people', label: 'Drivers and attendants', resource: 'routeEmployee', via: 'route' },
    { key: 'substitutions', label: 'Other vehicles', resource: 'routeSubstitution', via: 'route' },
  ],
  unique: [{ fields: ['name', 'academicYear'] }, { fields: ['code', 'academicYear'] }],
  custom: 'ROUTE',
  sample: { stops: undefined, pickupStart: '06:30:00', dropStart: '14:00:00' },
  access: { ...routeAccess, levels: officeMoney },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    transportRoute: typeof transportRoute;
  }
}
