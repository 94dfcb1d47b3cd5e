import { defineResource, f, field, gt, is } from '@school/kernel';
import { schoolStep } from '../menu/school-set-up.ts';

/**
 * The financial year of the books, which may differ from the school year. Filters know it: this financial year, the last
 * one.
 */
export const financialYear = defineResource('financialYear', {
  module: 'organisation',
  label: ['Financial year', 'Financial years'],
  api: 'setup/v1/FinancialYears',
  screens: { list: '/financial_years' },
  menu: {
    group: 'accounting',
    order: 70,
    icon: 'calendar',
    description: 'Years of the books; closed years keep their dates',
    access: ['GeneralSettings', 'FinanceControl'],
    also: [
      schoolStep('financialYear', {}, 'books'),
      { group: 'configuration', order: 22, access: ['GeneralSettings'] },
      { group: 'financeSettings', order: 70 },
    ],
  },
  noArchive: true,
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    startDate: f.date({ required: true }),
    endDate: f.date({ required: true }),
    status: f.choice(
      { OPEN: 'Open', CLOSED: 'Closed' },
      {
        required: true,
        default: 'OPEN',
        readOnly: true,
        index: true,
        tones: { OPEN: 'success', CLOSED: 'neutral' },
      },
    ),
  },
  title: 'name',
  subtitle: ['startDate', 'endDate'],
  list: { columns: ['name', 'startDate', 'endDate', 'status'], sort: '-startDate', filters: ['status'] },
  conditions: {
    startDate: { readOnly: is('status', 'CLOSED') },
    endDate: { readOnly: is('status', 'CLOSED') },
  },
  noOverlap: [{ key: 'oneFinancialYear', fields: [], from: 'startDate', to: 'endDate', inTurn: true }],
  period: { name: 'FinancialYear', from: 'startDate', to: 'endDate' },
  checks: [
    {
      key: 'endsAfterStart',
      holds: gt(field('endDate'), field('startDate')),
      message: 'The year must end after it starts',
      field: 'endDate',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'OPEN',
    transitions: {
      close: {
        label: 'Close',
        access: ['GeneralSettings', 'FinanceControl'],
        from: ['OPEN'],
        to: 'CLOSED',
        confirm:
          'Income and expenses are transferred to the accumulated surplus, and nothing more can be posted in the year.',
        tone: 'warning',
      },
      reopen: {
        label: 'Reopen',
        access: [],
        from: ['CLOSED'],
        to: 'OPEN',
        confirm: 'The closing is undone, and money can be posted in the year again.',
      },
    },
  },
  sample: { startDate: '2026-07-01', endDate: '2027-06-30' },
  access: {
    read: ['EMPLOYEE'],
    create: ['GeneralSettings'],
    update: ['GeneralSettings'],
    delete: ['GeneralSettings'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    financialYear: typeof financialYear;
  }
}
