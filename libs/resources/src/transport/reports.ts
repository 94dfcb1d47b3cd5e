import { defineReport, f } from '@school/kernel';
import { transportKeepers } from './access.ts';

const entry = (order: number, description: string) =>
  ({ group: 'transportReports', order, icon: 'report', description }) as const;
const count = (label: string) => ({ label, as: 'int', total: true }) as const;
const route = f.ref('transportRoute', { label: 'Route' });
const onDay = f.date({ label: 'On', required: true });

/** Who rides where. */
export const transportPassengers = defineReport('transportPassengers', {
  module: 'transport',
  label: 'Passengers by route and stop',
  description: 'Who rides from which stop on a given day',
  screen: '/transport_reports/allocation',
  menu: entry(10, 'Who rides from which stop'),
  parameters: {
    day: onDay,
    route,
    trip: f.choice({ PICKUP: 'Pick-up', DROP: 'Drop-off' }, { required: true }),
    batch: f.ref('batch'),
  },
  start: { day: 'today', trip: 'PICKUP' },
  columns: {
    route: { label: 'Route', as: 'text' },
    stop: { label: 'Stop', as: 'text' },
    time: { label: 'Time', as: 'text' },
    name: {
      label: 'Passenger',
      as: 'text',
      link: { resource: 'transportAllocation', id: 'allocationId' },
    },
    batch: { label: 'Batch or department', as: 'text' },
    mode: { label: 'Trips', as: 'text', words: ['Both ways', 'Pick-up only', 'Drop only'] },
    phone: { label: 'Phone', as: 'text' },
    allocationId: { label: 'Passenger', as: 'int', hidden: true },
  },
  groupBy: 'route',
  access: transportKeepers,
});

/** How full every route is. */
export const transportRouteLoad = defineReport('transportRouteLoad', {
  module: 'transport',
  label: 'Seats by route',
  description: 'Seats, passengers on both trips and free seats on a given day',
  screen: '/transport_reports/route_wise',
  menu: entry(20, 'How full every route is'),
  parameters: { day: onDay, vehicle: f.ref('vehicle') },
  start: { day: 'today' },
  columns: {
    route: { label: 'Route', as: 'text', link: { resource: 'transportRoute', id: 'routeId' } },
    vehicle: { label: 'Vehicle', as: 'text' },
    capacity: count('Places'),
    pickup: count('Pick-up'),
    pickupFree: count('Free, pick-up'),
    drop: count('Drop-off'),
    dropFree: count('Free, drop'),
    percent: { label: 'Fuller trip in %', as: 'decimal' },
    routeId: { label: 'Route', as: 'int', hidden: true },
  },
  chart: { kind: 'bar', category: 'route', values: ['capacity', 'pickup', 'drop'] },
  access: transportKeepers,
});

/** What each vehicle does. */
export const transportByVehicle = defineReport('transportByVehicle', {
  module: 'transport',
  label: 'Passengers by vehicle',
  description: 'Routes, passengers and the next document to expire, by vehicle',
  screen: '/transport_reports/vehicle_wise',
  menu: entry(25, 'What each vehicle does, and its documents'),
  parameters: { day: onDay },
  start: { day: 'today' },
  columns: {
    vehicle: { label: 'Vehicle', as: 'text', link: { resource: 'vehicle', id: 'vehicleId' } },
    places: { label: 'Places', as: 'int' },
    routes: { label: 'Routes', as: 'text' },
    pickup: count('Pick-up'),
    drop: count('Drop-off'),
    paper: { label: 'Next document', as: 'text' },
    expiresOn: { label: 'Runs out on', as: 'date' },
    vehicleId: { label: 'Vehicle', as: 'int', hidden: true },
  },
  access: transportKeepers,
});

/** The sheet that a driver takes along. */
export const transportRouteSheet = defineReport('transportRouteSheet', {
  module: 'transport',
  label: 'Route sheet',
  description: 'Stops in order with their times and passengers, and who drives',
  screen: '/transport_reports/route_details',
  menu: entry(30, 'Stops in order, times, passengers, driver'),
  parameters: { day: onDay, route },
  start: { day: 'today' },
  columns: {
    route: { label: 'Route', as: 'text' },
    order: { label: 'No.', as: 'int' },
    stop: { label: 'Stop', as: 'text' },
    landmark: { label: 'Landmark', as: 'text' },
    pickupTime: { label: 'Pick-up at', as: 'text' },
    pickup: count('Get on'),
    dropTime: { label: 'Drop at', as: 'text' },
    drop: count('Get off'),
    people: { label: 'Driver and attendants', as: 'text' },
  },
  groupBy: 'route',
  access: ['TransportManagement', 'TransportAttendance'],
});

/** Students who come another way. */
export const withoutTransport = defineReport('withoutTransport', {
  module: 'transport',
  label: 'Without transport',
  description: 'Current students without a seat on a given day',
  screen: '/transport_reports/without_transport',
  menu: entry(40, 'Students who have no seat'),
  parameters: { day: onDay, course: f.ref('course'), batch: f.ref('batch') },
  start: { day: 'today' },
  columns: {
    batch: { label: 'Batch', as: 'text' },
    admissionNumber: { label: 'Admission number', as: 'text' },
    name: { label: 'Student', as: 'text' },
  },
  groupBy: 'batch',
  access: transportKeepers,
});

/** How often each passenger was on the bus. */
export const transportAttendanceReport = defineReport('transportAttendanceReport', {
  module: 'transport',
  label: 'Transport attendance report',
  description: 'Present, absent and on leave by passenger, with attendance rate',
  screen: '/transport_reports/transport_attendance',
  menu: entry(50, 'Present, absent and attendance rate by passenger'),
  parameters: {
    from: f.date({ required: true }),
    to: f.date({ required: true }),
    route,
    trip: f.choice({ PICKUP: 'Pick-up', DROP: 'Drop-off' }),
  },
  start: { from: 'thisMonth:from', to: 'today' },
  columns: {
    route: { label: 'Route', as: 'text' },
    name: {
      label: 'Passenger',
      as: 'text',
      link: { resource: 'transportAllocation', id: 'allocationId' },
    },
    present: count('Present'),
    absent: count('Absent'),
    leave: count('On leave'),
    rate: { label: 'Present in %', as: 'decimal' },
    allocationId: { label: 'Passenger', as: 'int', hidden: true },
  },
  groupBy: 'route',
  access: ['TransportManagement', 'TransportAttendance'],
});

export const transportReports = [
  transportPassengers,
  transportRouteLoad,
  transportByVehicle,
  transportRouteSheet,
  withoutTransport,
  transportAttendanceReport,
] as const;
