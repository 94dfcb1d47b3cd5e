import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';

export const transportOverview = defineOperation('transportOverview', {
  module: 'transport',
  label: 'Routes with their load, papers that run out, work on vehicles',
  at: 'GET transport/v1/overview',
  answer: 'wire',
  access: ['TransportManagement'],
});

export const ownRides = defineOperation('ownRides', {
  module: 'transport',
  label: 'Seats of the caller, for parents those of their children',
  at: 'GET transport/v1/mine',
  answer: 'wire',
  access: ['EMPLOYEE', 'STUDENT', 'PARENT'],
});

export const passengersToSeat = defineOperation('passengersToSeat', {
  module: 'transport',
  label: 'People of a batch or department with the seats they have',
  at: 'GET transport/v1/people',
  input: { batch: f.int({ min: 0 }), department: f.int({ min: 0 }), day: f.text() },
  answer: 'wire',
  access: ['TransportManagement'],
});

export const placesOfRoute = defineOperation('placesOfRoute', {
  module: 'transport',
  label: 'Stops and free seats of a route',
  at: 'GET transport/v1/places/:route',
  input: { route: f.int({ required: true, min: 1 }), day: f.text() },
  answer: 'wire',
  access: ['TransportManagement'],
});

export const rideSheet = defineOperation('rideSheet', {
  module: 'transport',
  label: 'Riders of a trip with their attendance',
  at: 'GET transport/v1/TransportAttendance/sheet',
  input: { route: f.int({ min: 0 }), date: f.text(), trip: f.text() },
  answer: 'wire',
  access: ['TransportManagement', 'TransportAttendance'],
});

export const transportOperations = [
  rideSheet,
  transportOverview,
  ownRides,
  passengersToSeat,
  placesOfRoute,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof transportOperations> {}
}
