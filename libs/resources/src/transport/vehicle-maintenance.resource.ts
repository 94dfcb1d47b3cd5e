import { defineResource, f, field, gte } from '@school/kernel';
import { officeAccess, officeMoney, transportKeepers } from './access.ts';

/** Service, repair, fuel: what was done to a vehicle, at which odometer reading, and when it is next due. */
export const vehicleMaintenance = defineResource('vehicleMaintenance', {
  module: 'transport',
  label: ['Maintenance', 'Maintenance'],
  api: 'transport/v1/VehicleMaintenance',
  screens: { list: '/vehicle_maintenances', show: '/vehicle_maintenances/:id' },
  menu: {
    group: 'transport',
    order: 40,
    icon: 'settings',
    description: 'Service, repairs and fuel, with cost and next due date',
    access: transportKeepers,
  },
  noArchive: true,
  fields: {
    vehicle: f.ref('vehicle', { required: true }),
    kind: f.choice(
      {
        SERVICE: 'Service',
        REPAIR: 'Repair',
        TYRE: 'Tyres',
        FUEL: 'Fuel',
        INSPECTION: 'Inspection',
        ACCIDENT: 'Accident',
        OTHER: 'Other',
      },
      { required: true, default: 'SERVICE', index: true },
    ),
    fromDate: f.date({ label: 'From', required: true, default: 'today', index: true }),
    toDate: f.date({ label: 'To' }),
    odometer: f.int({ label: 'Odometer in km', min: 0, max: 9_999_999 }),
    cost: f.money({ level: 'finance', min: '0' }),
    vendor: f.text({ label: 'Workshop', max: 120 }),
    billFile: f.file({
      label: 'Bill',
      level: 'finance',
      accept: ['pdf', 'jpg', 'jpeg', 'png'],
      maxBytes: 5_000_000,
    }),
    description: f.longText({ max: 1000 }),
    nextDueOn: f.date({ label: 'Next on', index: true }),
    nextDueOdometer: f.int({ label: 'Next at km', min: 0, max: 9_999_999 }),
    status: f.choice(
      { SCHEDULED: 'Planned', IN_PROGRESS: 'Under repair', DONE: 'Done', CANCELLED: 'Cancelled' },
      {
        required: true,
        default: 'SCHEDULED',
        readOnly: true,
        index: true,
        tones: { SCHEDULED: 'info', IN_PROGRESS: 'warning', DONE: 'success', CANCELLED: 'neutral' },
      },
    ),
  },
  title: 'vehicle',
  subtitle: ['kind', 'fromDate'],
  list: {
    columns: ['vehicle', 'kind', 'fromDate', 'toDate', 'odometer', 'cost', 'nextDueOn', 'status'],
    sort: '-fromDate',
    filters: ['vehicle', 'kind', 'status', 'fromDate'],
    totals: ['cost'],
    board: { by: 'status', fields: ['kind', 'fromDate'] },
    views: [
      { key: 'open', label: 'Open', filter: { status_in: ['SCHEDULED', 'IN_PROGRESS'] } },
      {
        key: 'due',
        label: 'Due within a month',
        filter: { nextDueOn: { $date: 'next30Days' }, status: 'DONE' },
      },
    ],
  },
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('toDate'), field('fromDate')),
      message: 'The last day must not be before the first',
      field: 'toDate',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'SCHEDULED',
    starts: ['SCHEDULED', 'DONE'],
    transitions: {
      begin: {
        label: 'Begin',
        access: transportKeepers,
        from: ['SCHEDULED'],
        to: 'IN_PROGRESS',
        confirm:
          'The vehicle will be in the workshop until the work is done. Its routes will need another one.',
        tone: 'warning',
      },
      finish: {
        label: 'Done',
        access: transportKeepers,
        from: ['SCHEDULED', 'IN_PROGRESS'],
        to: 'DONE',
        ask: {
          toDate: f.date({ label: 'Last day', required: true, default: 'today' }),
          odometer: f.int({ label: 'Odometer in km', min: 0, max: 9_999_999 }),
          cost: f.money({ level: 'finance', min: '0' }),
        },
      },
      cancel: {
        label: 'Cancel',
        access: transportKeepers,
        from: ['SCHEDULED', 'IN_PROGRESS'],
        to: 'CANCELLED',
        tone: 'warning',
        confirm: 'It stays in the history of the vehicle.',
      },
    },
  },
  sample: { fromDate: '2026-05-04', toDate: '2026-05-08', odometer: undefined },
  access: { ...officeAccess, levels: officeMoney },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    vehicleMaintenance: typeof vehicleMaintenance;
  }
}
