import { defineResource, f, field, gte, isEmpty } from '@school/kernel';
import { hostelKeepers, houseAccess } from './access.ts';

/** Who looks after a hostel, from when to when. */
export const hostelWarden = defineResource('hostelWarden', {
  module: 'hostel',
  label: ['Warden', 'Wardens'],
  api: ['api/v1/add-wardens', 'setup/v1/add-wardens'],
  screens: { list: ['/hostels/wardens', '/hostel_AddWarden/:hostelId'], create: '/hostels/wardens/new' },
  menu: {
    group: 'hostel',
    order: 30,
    icon: 'badge',
    description: 'Who looks after which hostel, and since when',
    access: hostelKeepers,
  },
  noArchive: true,
  fields: {
    hostel: f.ref('hostel', { required: true, filter: { active: true }, named: true }),
    employee: f.ref('employee', { required: true, filter: { status: 'ACTIVE' }, named: true }),
    isChief: f.flag({ label: 'Chief warden', default: false }),
    fromDate: f.date({ label: 'From', required: true, default: 'today', index: true }),
    toDate: f.date({ label: 'To', index: true }),
  },
  title: 'employee',
  subtitle: ['hostel'],
  list: {
    columns: ['hostel', 'employee', 'isChief', 'fromDate', 'toDate'],
    head: 'employee',
    sort: '-fromDate',
    filters: ['hostel', 'employee', 'isChief'],
    views: [
      {
        key: 'present',
        label: 'Present',
        filter: { _or: [{ toDate_empty: true }, { toDate_gte: { $date: 'today' } }] },
      },
      { key: 'former', label: 'Former', filter: { toDate_lt: { $date: 'today' } } },
    ],
    opens: 'present',
  },
  noOverlap: [{ key: 'onceInHostel', fields: ['hostel', 'employee'], from: 'fromDate', to: 'toDate' }],
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('toDate'), field('fromDate')),
      message: 'The last day must not be before the first',
      field: 'toDate',
    },
  ],
  actions: {
    end: {
      label: 'End',
      on: 'row',
      access: hostelKeepers,
      when: isEmpty('toDate'),
      ask: { toDate: f.date({ label: 'Last day', required: true, default: 'today' }) },
      tone: 'warning',
    },
  },
  sample: { fromDate: '2026-04-01', toDate: '2027-03-31' },
  access: houseAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    hostelWarden: typeof hostelWarden;
  }
}
