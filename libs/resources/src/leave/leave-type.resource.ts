import { any, defineResource, f, field, gt, is, isNot, masterData } from '@school/kernel';

const days = (label: string, options: { readonly help?: string; readonly required?: boolean } = {}) =>
  f.decimal({ label, scale: 1, min: '0', max: '366', ...options });

/** A kind of leave: how many days a year, how they are credited, what is left at the end, how days are counted. */
export const leaveType = defineResource('leaveType', {
  module: 'leave',
  label: ['Leave type', 'Leave types'],
  api: 'setup/v1/LeaveTypes',
  screens: {
    list: '/employee_attendance/list_leave_types',
    create: '/employee_attendance/list_leave_types/new',
    edit: '/employee_attendance/edit_leave_types/:id',
  },
  menu: {
    group: 'hrSettings',
    order: 52,
    setUp: {},
    icon: 'list',
    description: 'Days a year, credit, carry forward and rules for each kind of leave',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    code: f.text({ required: true, unique: true, max: 10, case: 'upper', search: true }),
    maxLeaveCount: days('Days a year', { required: true }),
    isUnpaid: f.flag({
      label: 'Unpaid',
      default: false,
      help: 'Every day is deducted from pay and needs no balance',
    }),
    additionalLeavePolicy: f.choice(
      { REFUSE: 'Refused', PAID: 'Paid', LOP: 'Loss of pay' },
      { label: 'Days beyond the balance are', required: true, default: 'LOP' },
    ),
    paidFraction: f.decimal({
      label: 'Paid share of a day',
      required: true,
      scale: 2,
      min: '0.01',
      max: '1',
      default: '1.00',
      help: '0.6 pays 60 percent of the day and deducts 40 percent',
    }),
    creditFrequency: f.choice(
      {
        YEARLY: 'Once a year',
        HALF_YEARLY: 'Twice a year',
        QUARTERLY: 'Each quarter',
        MONTHLY: 'Each month',
        MANUAL: 'By hand',
      },
      { label: 'Credited', required: true, default: 'YEARLY' },
    ),
    creditRounding: f.choice(
      { '0.25': 'Quarter days', '0.5': 'Half days', '1': 'Whole days', NONE: 'Not rounded' },
      { label: 'Credits in', required: true, default: '0.5' },
    ),
    proRateJoiners: f.flag({ label: 'Pro rata for those who join during the year', default: true }),
    carryForward: f.flag({ label: 'Carried into the next year', default: false }),
    maxCarryForward: days('Maximum days carried', { help: 'Empty carries all' }),
    carryForwardExpiryMonths: f.int({
      label: 'Carried days expire after (months)',
      min: 1,
      max: 60,
      help: 'If empty, they never expire',
    }),
    unusedAction: f.choice(
      { LAPSE: 'Lapses', ENCASH: 'Is paid out' },
      { label: 'What is not carried', required: true, default: 'LAPSE' },
    ),
    allowHalfDay: f.flag({ label: 'Half days', default: true }),
    countNonWorkingDays: f.flag({ label: 'Count days off within a leave', default: false }),
    maxContinuousDays: f.int({ label: 'Longest leave in days', min: 1, max: 366 }),
    minServiceDays: f.int({ label: 'Days of service before the first leave', min: 1, max: 3660 }),
    attachmentAfterDays: f.int({ label: 'Document needed beyond (days)', min: 0, max: 366 }),
    gender: f.choice(
      { ANY: 'Everybody', MALE: 'Men', FEMALE: 'Women' },
      { label: 'For', required: true, default: 'ANY' },
    ),
    active: f.flag({ default: true }),
  },
  title: 'name',
  subtitle: ['code'],
  list: {
    columns: [
      'name',
      'code',
      'maxLeaveCount',
      'creditFrequency',
      'carryForward',
      'additionalLeavePolicy',
      'isUnpaid',
      'active',
    ],
    sort: 'name',
    filters: ['active', 'creditFrequency'],
    views: [
      { key: 'active', label: 'Active', filter: { active: true } },
      { key: 'inactive', label: 'Inactive', filter: { active: false } },
    ],
  },
  form: {
    tabs: [
      {
        key: 'type',
        label: 'Leave type',
        sections: [
          { fields: ['name', 'code', 'maxLeaveCount', 'gender', 'active'] },
          {
            label: 'Pay',
            fields: ['isUnpaid', 'additionalLeavePolicy', 'paidFraction'],
          },
          {
            label: 'Credit',
            help: 'A change applies to future credits; those already given stay.',
            fields: ['creditFrequency', 'creditRounding', 'proRateJoiners'],
          },
          {
            label: 'End of the year',
            fields: ['carryForward', 'maxCarryForward', 'carryForwardExpiryMonths', 'unusedAction'],
          },
          {
            label: 'Rules',
            fields: [
              'allowHalfDay',
              'countNonWorkingDays',
              'maxContinuousDays',
              'minServiceDays',
              'attachmentAfterDays',
            ],
          },
        ],
      },
    ],
  },
  conditions: {
    additionalLeavePolicy: { visible: is('isUnpaid', false) },
    paidFraction: { visible: is('isUnpaid', false) },
    creditFrequency: { visible: is('isUnpaid', false) },
    creditRounding: { visible: isNot('creditFrequency', 'MANUAL') },
    proRateJoiners: { visible: isNot('creditFrequency', 'MANUAL') },
    maxCarryForward: { visible: is('carryForward', true) },
    carryForwardExpiryMonths: { visible: is('carryForward', true) },
  },
  checks: [
    {
      key: 'someDays',
      holds: any(is('isUnpaid', true), gt(field('maxLeaveCount'), 0)),
      message: 'A leave type must have days unless it is unpaid',
      field: 'maxLeaveCount',
    },
  ],
  sample: { maxLeaveCount: '12.0', isUnpaid: false, carryForward: true },
  access: masterData('LeaveManagement'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    leaveType: typeof leaveType;
  }
}
