import { defineSettings, f, is } from '@school/kernel';
import { transportKeepers, transportMarkers } from './access.ts';

/** How passengers are taken along, and what a seat costs. */
export const transportSetting = defineSettings('transportSetting', {
  module: 'transport',
  label: 'Transport settings',
  api: 'transport/v1/TransportSettings',
  screen: '/transport/settings',
  menu: {
    group: 'transportSetUp',
    order: 10,
    icon: 'settings',
    description: 'One route or two, fares, seats and papers',
    setUp: {},
  },
  fields: {
    routeMode: f.choice(
      { SAME: 'The same route both ways', DIFFERENT: 'Pick-up and drop are chosen apart' },
      { label: 'Routes of a passenger', required: true, default: 'SAME' },
    ),
    fareMode: f.choice(
      { STOP: 'By the stop', ROUTE: 'By the route' },
      { label: 'Fares', required: true, default: 'STOP' },
    ),
    oneWayHalf: f.flag({
      label: 'One way costs half',
      default: false,
      help: 'Where the route has the fare: whoever rides one way only pays half of it.',
    }),
    faresFollow: f.flag({
      label: 'Unpaid bills follow a change of the seat',
      default: true,
      help: 'From its day on, in proportion to the days; parents are told. Bills with a payment stay as they are.',
    }),
    allowOverCapacity: f.flag({
      label: 'More passengers than seats',
      default: false,
      help: 'Whoever gives a seat too many is asked first, and the dashboard lists the route.',
    }),
    blockExpiredVehicle: f.flag({
      label: 'No route for a vehicle whose papers have run out',
      default: true,
    }),
  },
  conditions: { oneWayHalf: { visible: is('fareMode', 'ROUTE') } },
  access: { read: transportMarkers, update: transportKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    transportSetting: typeof transportSetting;
  }
}
