import { defineResource, f, is, isNot } from '@school/kernel';
import type { Filter } from '@school/kernel';
import { singleAccounts } from '../collaboration/audience.ts';

const builders = ['CustomReports'] as const;
const staff = ['ADMIN', 'EMPLOYEE'] as const;

/** The user's own, those for all staff, and those in which the user is named. */
const sharedWith: Filter<'createdBy' | 'audience' | 'people' | 'roleGroups' | 'mailTo'> = {
  _or: [
    { createdBy: { $me: 'id' } },
    { audience: 'STAFF' },
    { audience: 'CHOSEN', people_contains: { $me: 'id' } },
    { audience: 'CHOSEN', roleGroups_in: { $me: 'roleGroups' } },
    { mailTo_contains: { $me: 'id' } },
  ],
};

const weekdays = {
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
  SUN: 'Sunday',
} as const;

const mailed = isNot('frequency', 'NEVER');

/**
 * A report that a user has put together: which rows of which resource, which columns, how they are counted or summed. It
 * holds only the query; whoever opens it, or gets it by mail, receives the answer under their own permissions.
 */
export const customReport = defineResource('customReport', {
  module: 'reporting',
  label: ['Custom report', 'Custom reports'],
  api: 'setup/v1/CustomReports',
  screens: {
    list: '/custom_reports',
    create: [
      '/new_custom_report',
      '/exports/new_custom_report',
      '/custom_reports/generate/student',
      '/custom_reports/generate/employee',
    ],
    show: '/custom_reports/:id',
    edit: '/custom_reports/:id/edit',
  },
  menu: {
    group: 'reports',
    order: 5,
    icon: 'report',
    description: 'Reports that you or your colleagues have put together',
    access: ['EMPLOYEE'],
    create: {
      label: 'New custom report',
      description: 'Choose rows, columns and totals; save, share and send by mail',
      icon: 'report',
    },
    also: [{ group: 'exports', order: 10 }],
  },
  fields: {
    name: f.text({ required: true, max: 120, search: true }),
    description: f.text({ max: 300 }),
    about: f.text({ max: 120, readOnly: true, noCopy: true, help: 'Whose rows it shows' }),
    owner: f.ref('user', { readOnly: true, noCopy: true, named: true, onDelete: 'clear' }),
    question: f.json(),
    audience: f.choice(
      { OWN: 'Only me', CHOSEN: 'Some colleagues', STAFF: 'All employees' },
      {
        label: 'Who sees it',
        required: true,
        default: 'OWN',
        index: true,
        help: 'Each of them sees the rows and columns that their own rights allow',
      },
    ),
    roleGroups: f.refs('roleGroup', { named: true, help: 'Everyone who has been added to them' }),
    people: singleAccounts(staff, 'Colleagues', 'Individual colleagues, by the name they sign in with'),
    frequency: f.choice(
      { NEVER: 'Never', DAILY: 'Every day', WEEKLY: 'Every week', MONTHLY: 'Every month' },
      { label: 'Send by e-mail', required: true, default: 'NEVER', index: true },
    ),
    weekday: f.choice(weekdays, { label: 'Day of the week' }),
    monthDay: f.int({
      label: 'Day of the month',
      min: 1,
      max: 31,
      help: 'In shorter months, the last day',
    }),
    hour: f.int({ label: 'From this hour on', default: 7, min: 0, max: 23 }),
    format: f.choice({ XLSX: 'XLSX', CSV: 'CSV', PDF: 'PDF' }, { label: 'File', default: 'XLSX' }),
    mailTo: singleAccounts(
      staff,
      'Recipients',
      'Each receives what their own rights allow, at the e-mail address of their account',
    ),
    sentAt: f.rollup({
      label: 'Last sent',
      of: 'reportDelivery',
      via: 'report',
      fn: 'max',
      field: 'day',
      as: 'date',
      where: { status: 'SENT' },
    }),
  },
  conditions: {
    roleGroups: { visible: is('audience', 'CHOSEN') },
    people: { visible: is('audience', 'CHOSEN') },
    weekday: { visible: is('frequency', 'WEEKLY'), required: is('frequency', 'WEEKLY') },
    monthDay: { visible: is('frequency', 'MONTHLY'), required: is('frequency', 'MONTHLY') },
    hour: { visible: mailed, required: mailed },
    format: { visible: mailed, required: mailed },
    mailTo: { visible: mailed, required: mailed },
  },
  title: 'name',
  subtitle: ['about'],
  list: {
    columns: ['name', 'about', 'audience', 'frequency', 'sentAt', 'owner'],
    sort: 'name',
    filters: ['about', 'audience', 'frequency'],
    views: [{ key: 'mine', label: 'Mine', filter: { createdBy: { $me: 'id' } } }],
  },
  form: {
    tabs: [
      {
        key: 'report',
        label: 'Report',
        sections: [
          { fields: [], own: { key: 'ownReport', on: 'show' } },
          { fields: ['name', 'description'] },
          { on: 'show', fields: ['about', 'owner'] },
          { fields: [], own: { key: 'reportBuilder', on: 'form' } },
        ],
      },
      {
        key: 'sharing',
        label: 'Sharing and e-mail',
        sections: [
          { label: 'Sharing', fields: ['audience', 'roleGroups', 'people'] },
          {
            label: 'By e-mail',
            fields: ['frequency', 'weekday', 'monthDay', 'hour', 'format', 'mailTo', 'sentAt'],
          },
        ],
      },
    ],
  },
  related: [{ key: 'deliveries', label: 'Mailings', resource: 'reportDelivery', via: 'report' }],
  sample: {
    question: { of: 'country', columns: [{ path: 'name' }] },
    audience: 'OWN',
    roleGroups: undefined,
    people: undefined,
    frequency: 'NEVER',
    weekday: undefined,
    monthDay: undefined,
    mailTo: undefined,
  },
  access: {
    read: ['EMPLOYEE'],
    create: builders,
    update: builders,
    delete: builders,
    own: builders,
    rows: { EMPLOYEE: sharedWith },
    import: [],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    customReport: typeof customReport;
  }
}
