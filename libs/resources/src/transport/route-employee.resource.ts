import { defineResource, f, field, gte } from '@school/kernel';
import { routeAccess } from './access.ts';

/** Who works on a route, from when to when. */
export const routeEmployee = defineResource('routeEmployee', {
  module: 'transport',
  label: ['Person on a route', 'People on routes'],
  api: 'transport/v1/RouteEmployee',
  noArchive: true,
  fields: {
    route: f.ref('transportRoute', { required: true }),
    transportEmployee: f.ref('transportEmployee', {
      label: 'Person',
      required: true,
      filter: { active: true },
      named: true,
    }),
    role: f.choice(
      { DRIVER: 'Driver', ATTENDANT: 'Attendant', CLEANER: 'Cleaner', MANAGER: 'Manager' },
      { required: true, default: 'DRIVER' },
    ),
    fromDate: f.date({ label: 'From', required: true, default: 'today' }),
    toDate: f.date({ label: 'To' }),
  },
  title: 'transportEmployee',
  subtitle: ['route', 'role'],
  list: {
    columns: ['route', 'transportEmployee', 'role', 'fromDate', 'toDate'],
    head: 'transportEmployee',
    sort: '-fromDate',
    filters: ['route', 'role'],
  },
  noOverlap: [{ key: 'onceOnRoute', fields: ['route', 'transportEmployee'], from: 'fromDate', to: 'toDate' }],
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('toDate'), field('fromDate')),
      message: 'The last day must not be before the first',
      field: 'toDate',
    },
  ],
  sample: { fromDate: '2026-04-01', toDate: '2027-03-31' },
  access: routeAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    routeEmployee: typeof routeEmployee;
  }
}
