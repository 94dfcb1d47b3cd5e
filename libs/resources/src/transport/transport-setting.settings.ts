import { defineSettings, f, is } from '@school/kernel';
import { transportKeepers, transportMarkers } from './access.ts';

/** How passengers are transported, and what a seat costs. */
export const transportSetting = defineSettings('transportSetting', {
  module: 'transport',
  label: 'Transport settings',
  api: 'transport/v1/TransportSettings',
  screen: '/transport/settings',
  menu: {
    group: 'transportSetUp',
    order: 10,
    icon: 'settings',
    description: 'One route or two, fares, seats and documents',
    setUp: {},
  },
  fields: {
    routeMode: f.choice(
      { SAME: 'The same route both ways', DIFFERENT: 'Pick-up and drop are chosen separately' },
      { label: 'Routes of a passenger', required: true, default: 'SAME' },
    ),
    fareMode: f.choice(
      { STOP: 'By the stop', ROUTE: 'By the route' },
      { label: 'Fares', required: true, default: 'STOP' },
    ),
    oneWayHalf: f.flag({
      label: 'One way costs half',
      default: false,
      help: 'If fares are set by route: anyone who rides one way only pays half.',
    }),
    faresFollow: f.flag({
      label: 'Update unpaid bills when a seat changes',
      default: true,
      help: 'From the day of the change, in proportion to the days; parents are notified. Bills with a payment stay as they are.',
    }),
    allowOverCapacity: f.flag({
      label: 'Allow more passengers than seats',
      default: false,
      help: 'Anyone allocating a seat too many is asked first, and the dashboard lists the route.',
    }),
    blockExpiredVehicle: f.flag({
      label: 'No route for a vehicle with expired documents',
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
