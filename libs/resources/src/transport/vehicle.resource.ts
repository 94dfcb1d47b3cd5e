import { concat, defineResource, f, field } from '@school/kernel';
import { officeMoney, routeAccess, transportKeepers } from './access.ts';

/** What passengers ride in. Retired vehicles stay, so that their history does. */
export const vehicle = defineResource('vehicle', {
  module: 'transport',
  label: ['Vehicle', 'Vehicles'],
  api: 'transport/v1/Vehicle',
  screens: { list: '/vehicles', show: '/vehicles/:id' },
  menu: {
    group: 'transportSetUp',
    order: 30,
    icon: 'vehicle',
    description: 'Buses and vans, their seats and documents',
    access: transportKeepers,
    setUp: {},
  },
  fields: {
    vehicleNumber: f.text({
      required: true,
      unique: true,
      max: 20,
      search: true,
      noCopy: true,
      aliases: ['Registration', 'Plate'],
    }),
    name: f.text({ max: 60, search: true }),
    model: f.text({ max: 60 }),
    make: f.text({ max: 60 }),
    vehicleType: f.choice(
      { BUS: 'Bus', MINIBUS: 'Minibus', VAN: 'Van', CAR: 'Car', OTHER: 'Other' },
      { label: 'Kind', required: true, default: 'BUS', index: true },
    ),
    seatCapacity: f.int({
      label: 'Seats',
      required: true,
      min: 1,
      max: 120,
      help: 'Passengers, not counting the driver',
    }),
    standingAllowance: f.int({ label: 'Standing', required: true, min: 0, max: 120, default: 0 }),
    ownership: f.choice({ OWN: 'Own', HIRED: 'Hired' }, { required: true, default: 'OWN' }),
    gpsDeviceId: f.text({ label: 'GPS device', max: 60, unique: true, noCopy: true }),
    odometer: f.rollup({
      label: 'Odometer in km',
      of: 'vehicleMaintenance',
      via: 'vehicle',
      fn: 'max',
      field: 'odometer',
      as: 'int',
    }),
    routes: f.rollup({ of: 'transportRoute', via: 'vehicle', fn: 'count', where: { active: true } }),
    status: f.choice(
      { ACTIVE: 'Active', MAINTENANCE: 'Under repair', INACTIVE: 'Not in use', RETIRED: 'Retired' },
      {
        required: true,
        default: 'ACTIVE',
        readOnly: true,
        index: true,
        tones: { ACTIVE: 'success', MAINTENANCE: 'warning', RETIRED: 'neutral' },
      },
    ),
    caption: f.computed({
      label: 'Vehicle',
      as: 'text',
      value: concat(' · ', field('vehicleNumber'), field('name')),
    }),
  },
  title: 'caption',
  subtitle: ['vehicleType'],
  list: {
    columns: ['caption', 'vehicleType', 'seatCapacity', 'standingAllowance', 'routes', 'odometer', 'status'],
    sort: 'vehicleNumber',
    filters: ['vehicleType', 'ownership', 'status'],
    views: [
      { key: 'present', label: 'Present', filter: { status_ne: 'RETIRED' } },
      { key: 'retired', label: 'Retired', filter: { status: 'RETIRED' } },
    ],
    opens: 'present',
  },
  form: {
    tabs: [
      {
        key: 'vehicle',
        label: 'Vehicle',
        sections: [
          { fields: ['vehicleNumber', 'name', 'vehicleType', 'make', 'model', 'ownership', 'gpsDeviceId'] },
          { label: 'Passengers', fields: ['seatCapacity', 'standingAllowance'] },
        ],
      },
    ],
  },
  related: [
    { key: 'certificates', label: 'Papers', resource: 'vehicleCertificate', via: 'vehicle' },
    { key: 'routes', label: 'Routes', resource: 'transportRoute', via: 'vehicle' },
    { key: 'maintenance', label: 'Maintenance', resource: 'vehicleMaintenance', via: 'vehicle' },
  ],
  lifecycle: {
    field: 'status',
    initial: 'ACTIVE',
    transitions: {
      activate: {
        label: 'Use again',
        access: transportKeepers,
        from: ['INACTIVE', 'RETIRED', 'MAINTENANCE'],
        to: 'ACTIVE',
      },
      workshop: {
        label: 'To the workshop',
        access: transportKeepers,
        from: ['ACTIVE'],
        to: 'MAINTENANCE',
        confirm: 'Its routes will need another vehicle on days with classes.',
        tone: 'warning',
      },
      deactivate: {
        label: 'Take out of use',
        access: transportKeepers,
        from: ['ACTIVE', 'MAINTENANCE'],
        to: 'INACTIVE',
        tone: 'warning',
      },
      retire: {
        label: 'Retire',
        access: transportKeepers,
        from: ['ACTIVE', 'MAINTENANCE', 'INACTIVE'],
        to: 'RETIRED',
        confirm: 'Its documents and history are kept, but it is no longer offered.',
        tone: 'warning',
      },
    },
  },
  attachments: true,
  custom: 'VEHICLE',
  sample: { seatCapacity: 40, standingAllowance: 2 },
  access: { ...routeAccess, levels: officeMoney },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    vehicle: typeof vehicle;
  }
}
