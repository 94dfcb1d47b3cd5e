import { defineResource, f, field, gt, gte } from '@school/kernel';

/** A one-off or recurring line for one employee: a bonus, the recovery of an advance. */
export const individualPayslipItem = defineResource('individualPayslipItem', {
  module: 'payroll',
  label: ['Individual item', 'Individual items'],
  api: 'setup/v1/IndividualPayslipItems',
  fields: {
    employee: f.ref('employee', { required: true, onDelete: 'cascade' }),
    name: f.text({ required: true, max: 80, search: true }),
    type: f.choice({ EARNING: 'Earning', DEDUCTION: 'Deduction' }, { required: true, default: 'EARNING' }),
    amount: f.money({ level: 'basic', required: true }),
    firstPeriodStart: f.date({ label: 'First period', required: true, index: true }),
    everyPeriod: f.flag({ default: false }),
    lastPeriodStart: f.date({ label: 'Last period' }),
  },
  title: 'name',
  list: {
    columns: ['employee', 'name', 'type', 'amount', 'firstPeriodStart', 'everyPeriod', 'lastPeriodStart'],
    sort: '-firstPeriodStart',
    filters: ['employee', 'type'],
  },
  checks: [
    {
      key: 'positive',
      holds: gt(field('amount'), 0),
      message: 'The amount must be above zero',
      field: 'amount',
    },
    {
      key: 'lastAfterFirst',
      holds: gte(field('lastPeriodStart'), field('firstPeriodStart')),
      message: 'The last period must not be before the first',
      field: 'lastPeriodStart',
    },
  ],
  sample: { amount: '250.00', firstPeriodStart: '2026-01-01', lastPeriodStart: undefined },
  access: {
    read: ['PayrollManagement', 'PayslipPowers'],
    create: ['PayrollManagement', 'PayslipPowers'],
    update: ['PayrollManagement', 'PayslipPowers'],
    delete: ['PayrollManagement', 'PayslipPowers'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    individualPayslipItem: typeof individualPayslipItem;
  }
}
