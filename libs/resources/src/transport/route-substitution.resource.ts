import { defineResource, f, field, gte } from '@school/kernel';
import { routeAccess, transportKeepers } from './access.ts';

/** A replacement vehicle for a route while its own is unavailable. */
export const routeSubstitution = defineResource('routeSubstitution', {
  module: 'transport',
  label: ['Substitute vehicle', 'Substitute vehicles'],
  api: 'transport/v1/RouteSubstitution',
  screens: { list: '/transport/substitutions' },
  menu: {
    group: 'transport',
    order: 50,
    icon: 'transfer',
    description: 'Which vehicle covers a route while its own is unavailable',
    access: transportKeepers,
  },
  noArchive: true,
  fields: {
    route: f.ref('transportRoute', { required: true }),
    vehicle: f.ref('vehicle', { required: true, filter: { status: 'ACTIVE' }, named: true }),
    fromDate: f.date({ label: 'From', required: true, default: 'today' }),
    toDate: f.date({ label: 'To', required: true }),
    reason: f.text({ required: true, max: 200 }),
  },
  title: 'vehicle',
  subtitle: ['route', 'fromDate'],
  list: {
    columns: ['route', 'vehicle', 'fromDate', 'toDate', 'reason'],
    head: 'route',
    sort: '-fromDate',
    filters: ['route', 'vehicle'],
  },
  noOverlap: [{ key: 'oneSubstitute', fields: ['route'], from: 'fromDate', to: 'toDate' }],
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('toDate'), field('fromDate')),
      message: 'The last day must not be before the first',
      field: 'toDate',
    },
  ],
  sample: { fromDate: '2026-05-04', toDate: '2026-05-08' },
  access: routeAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    routeSubstitution: typeof routeSubstitution;
  }
}
