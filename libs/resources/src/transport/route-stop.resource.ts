import { defineResource, f } from '@school/kernel';
import { routeAccess, transportKeepers } from './access.ts';

/** A stop on a route; the lines are in the order in which the bus reaches them. */
export const routeStop = defineResource('routeStop', {
  module: 'transport',
  label: ['Route stop', 'Route stops'],
  api: 'transport/v1/RouteStop',
  parent: 'transportRoute',
  noArchive: true,
  fields: {
    transportRoute: f.ref('transportRoute', { required: true, onDelete: 'cascade' }),
    stop: f.ref('vehicleStop', { required: true, filter: { active: true }, create: true }),
    pickupTime: f.time({ label: 'Pick-up' }),
    dropTime: f.time({ label: 'Drop-off' }),
    fare: f.money({ level: 'finance', min: '0', noSum: true }),
  },
  title: 'stop',
  list: { columns: ['stop', 'pickupTime', 'dropTime', 'fare'] },
  unique: [{ fields: ['transportRoute', 'stop'] }],
  access: { ...routeAccess, levels: { finance: { read: transportKeepers, write: transportKeepers } } },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    routeStop: typeof routeStop;
  }
}
