import { all, any, defineResource, f, field, gt, is, isNot, masterData } from '@school/kernel';
import { schoolStep } from '../menu/school-set-up.ts';
import { inForce } from './in-force.ts';

/** Employees who are paid by the same categories at the same times. */
export const payrollGroup = defineResource('payrollGroup', {
  module: 'payroll',
  label: ['Payroll group', 'Payroll groups'],
  api: 'setup/v1/payrollGroup',
  ownCalls: ['save', 'get', 'delete'],
  screens: {
    list: '/payroll_groups',
    create: '/payroll_groups/new',
    show: '/payroll_groups/:id',
    edit: '/payroll_groups/:id/edit',
  },
  menu: {
    group: 'payroll',
    order: 20,
    icon: 'groups',
    description: 'Who is paid under which categories, and how often',
    also: [schoolStep('payrollGroup', { optional: true }, 'payroll')],
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    paymentFrequency: f.choice(
      {
        MONTHLY: 'Monthly',
        BIWEEKLY: 'Bi-weekly',
        WEEKLY: 'Weekly',
        SEMIMONTHLY: 'Twice a month',
        DAILY: 'Daily',
      },
      { required: true, default: 'MONTHLY', index: true },
    ),
    periodStartWeekday: f.choice(
      {
        '1': 'Monday',
        '2': 'Tuesday',
        '3': 'Wednesday',
        '4': 'Thursday',
        '5': 'Friday',
        '6': 'Saturday',
        '7': 'Sunday',
      },
      { label: 'Week begins on', default: '1' },
    ),
    biweeklyAnchor: f.date({ label: 'First day of any period' }),
    semiMonthlySplit: f.int({ label: 'Last day of the first half', min: 1, max: 28, default: 15 }),
    monthStartDay: f.int({ label: 'Month begins on day', min: 1, max: 28, default: 1 }),
    generationDay: f.int({
      label: 'Payslips are due on day',
      required: true,
      min: 1,
      max: 31,
      default: 31,
      help: '31 is the last day of the month; 1 to 7 is Monday to Sunday for weeks',
    }),
    categoryIds: f.refs('payrollCategory', { label: 'Categories', filter: { active: true }, required: true }),
    enableLop: f.flag({ label: 'Loss of pay', default: false }),
    lopMethod: f.choice(
      { DEDUCTION_LINE: 'A deduction line', PRORATE_EARNINGS: 'Smaller earnings' },
      { label: 'Loss of pay as', default: 'DEDUCTION_LINE' },
    ),
    lopFormula: f.text({ label: 'Loss for one day', max: 500, default: 'GROSS/NWD' }),
    lateRule: f.choice(
      { NONE: 'Costs nothing', TIMES: 'Days per number of times', MINUTES: 'The minutes missed' },
      { label: 'Lateness', required: true, default: 'NONE' },
    ),
    lateGrace: f.int({
      label: 'Grace period (minutes)',
      min: 0,
      max: 240,
      default: 0,
      help: 'Up to this many minutes a day, nobody is late; beyond that, all minutes of the day count',
    }),
    lateFree: f.int({
      label: 'Free per period',
      min: 0,
      max: 10_000,
      default: 0,
      help: 'Times, or minutes, that cost nothing',
    }),
    lateTimes: f.int({ label: 'Times per deduction', min: 1, max: 100, default: 3 }),
    lateDays: f.decimal({
      label: 'Days per deduction',
      scale: 2,
      precision: 4,
      min: '0.01',
      default: '0.5',
    }),
    lateDayMinutes: f.int({ label: 'Minutes in a working day', min: 1, max: 1_440, default: 480 }),
    revision: f.int({ readOnly: true, default: 1, noCopy: true }),
    active: f.flag({ default: true }),
    employeeCount: f.rollup({
      label: 'Employees',
      of: 'employeePayroll',
      via: 'group',
      fn: 'count',
      where: inForce,
    }),
    outdatedCount: f.rollup({
      label: 'Outdated',
      help: 'Employees whose payroll was assigned before the group last changed',
      of: 'employeePayroll',
      via: 'group',
      fn: 'count',
      where: { ...inForce, outdated: true },
    }),
  },
  comments: true,
  attachments: true,
  title: 'name',
  subtitle: ['paymentFrequency'],
  list: {
    columns: [
      'name',
      'paymentFrequency',
      'generationDay',
      'employeeCount',
      'outdatedCount',
      'revision',
      'enableLop',
      'active',
    ],
    tone: [{ when: gt(field('outdatedCount'), 0), tone: 'warning' }],
    sort: 'name',
    filters: ['paymentFrequency', 'active'],
  },
  form: {
    tabs: [
      {
        key: 'group',
        label: 'Group',
        sections: [
          { fields: ['name', 'active'] },
          {
            label: 'Payment',
            fields: [
              'paymentFrequency',
              'periodStartWeekday',
              'biweeklyAnchor',
              'semiMonthlySplit',
              'monthStartDay',
              'generationDay',
            ],
          },
          { label: 'Categories', fields: ['categoryIds'] },
          { label: 'Loss of pay', fields: ['enableLop', 'lopMethod', 'lopFormula'] },
          {
            label: 'Lateness',
            help: 'Arriving late and leaving early, based on the loss for one day above',
            fields: ['lateRule', 'lateGrace', 'lateFree', 'lateTimes', 'lateDays', 'lateDayMinutes'],
          },
          { label: 'What changes', fields: [], own: { key: 'payrollGroupChanges', on: 'form' } },
          {
            label: 'Try it out',
            help: 'What the rule gives for your own values; nothing here is saved',
            fields: [],
            own: { key: 'payrollGroupTrial', on: 'form' },
          },
        ],
      },
      {
        key: 'categories',
        label: 'Categories',
        sections: [{ fields: [], own: { key: 'payrollGroupCategories', on: 'show' } }],
      },
    ],
  },
  related: [
    { key: 'employees', label: 'Employees', resource: 'employeePayroll', via: 'group' },
    { key: 'revisions', label: 'Revisions', resource: 'payrollGroupRevision', via: 'group' },
  ],
  conditions: {
    periodStartWeekday: { visible: is('paymentFrequency', 'WEEKLY') },
    biweeklyAnchor: {
      visible: is('paymentFrequency', 'BIWEEKLY'),
      required: is('paymentFrequency', 'BIWEEKLY'),
    },
    semiMonthlySplit: { visible: is('paymentFrequency', 'SEMIMONTHLY') },
    monthStartDay: { visible: is('paymentFrequency', 'MONTHLY') },
    lopMethod: { visible: is('enableLop', true), required: is('enableLop', true) },
    lopFormula: {
      visible: any(
        all(is('enableLop', true), is('lopMethod', 'DEDUCTION_LINE')),
        is('lateRule', 'TIMES'),
        is('lateRule', 'MINUTES'),
      ),
    },
    lateGrace: { visible: isNot('lateRule', 'NONE') },
    lateFree: { visible: isNot('lateRule', 'NONE') },
    lateTimes: { visible: is('lateRule', 'TIMES'), required: is('lateRule', 'TIMES') },
    lateDays: { visible: is('lateRule', 'TIMES'), required: is('lateRule', 'TIMES') },
    lateDayMinutes: { visible: is('lateRule', 'MINUTES'), required: is('lateRule', 'MINUTES') },
  },
  sample: {
    paymentFrequency: 'MONTHLY',
    generationDay: 28,
    enableLop: false,
    lopMethod: 'PRORATE_EARNINGS',
    lopFormula: undefined,
    lateRule: 'NONE',
    lateGrace: undefined,
    lateFree: undefined,
    lateTimes: undefined,
    lateDays: undefined,
    lateDayMinutes: undefined,
  },
  access: {
    ...masterData('PayrollManagement'),
    read: ['PayrollManagement', 'PayslipPowers', 'ApproveRejectPayslip', 'FinanceControl'],
    pick: ['FinanceReports'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    payrollGroup: typeof payrollGroup;
  }
}
