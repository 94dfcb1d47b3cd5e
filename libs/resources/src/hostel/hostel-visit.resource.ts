import { defineResource, f, field, gte, isEmpty } from '@school/kernel';
import { dailyAccess, hostelWardens } from './access.ts';

/** Who came to see a resident, and when they left. */
export const hostelVisit = defineResource('hostelVisit', {
  module: 'hostel',
  label: ['Visitor', 'Visitors'],
  api: 'api/v1/hostelVisit',
  screens: { list: '/hostels/visitors' },
  menu: {
    group: 'hostel',
    order: 60,
    icon: 'badge',
    description: 'Who came to see whom, and who is still inside',
    access: hostelWardens,
  },
  noArchive: true,
  fields: {
    hostel: f.ref('hostel', { readOnly: true, named: true, noCopy: true }),
    resident: f.ref('hostelAllocation', { required: true, named: true, filter: { status: 'ACTIVE' } }),
    visitor: f.text({ required: true, max: 120, search: true }),
    relation: f.text({ max: 60 }),
    phone: f.phone({ level: 'private' }),
    idShown: f.text({ label: 'Identity card', max: 60, level: 'private' }),
    cameAt: f.dateTime({ label: 'Came at', required: true, default: 'now', index: true }),
    leftAt: f.dateTime({ label: 'Left at', readOnly: true, noCopy: true, index: true }),
    purpose: f.text({ max: 160 }),
  },
  title: 'visitor',
  subtitle: ['resident', 'cameAt'],
  list: {
    columns: ['cameAt', 'visitor', 'relation', 'resident', 'hostel', 'purpose', 'leftAt'],
    head: 'visitor',
    sort: '-cameAt',
    filters: ['hostel', 'resident', 'cameAt'],
    views: [{ key: 'inside', label: 'Still inside', filter: { leftAt_empty: true } }],
  },
  checks: [
    {
      key: 'leavesAfterComing',
      holds: gte(field('leftAt'), field('cameAt')),
      message: 'The visitor cannot leave before arriving',
      field: 'leftAt',
    },
  ],
  actions: {
    leave: { label: 'Has left', on: 'row', access: hostelWardens, when: isEmpty('leftAt') },
  },
  sample: { cameAt: '2026-07-01T10:00:00.000Z', resident: true },
  access: { ...dailyAccess, levels: { private: { read: hostelWardens, write: hostelWardens } } },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    hostelVisit: typeof hostelVisit;
  }
}
