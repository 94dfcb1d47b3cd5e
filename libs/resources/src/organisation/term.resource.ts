import { defineResource, f, field, gt } from '@school/kernel';
import { schoolStep } from '../menu/school-set-up.ts';

/** The parts of a school year. Filters know them: this term, last term. */
export const term = defineResource('term', {
  module: 'organisation',
  label: ['Term', 'Terms'],
  api: 'setup/v1/Terms',
  screens: { list: '/terms' },
  menu: {
    group: 'configuration',
    order: 21,
    icon: 'calendar',
    description: 'The parts of each school year',
    access: ['GeneralSettings'],
    also: [schoolStep('term', { optional: true })],
  },
  fields: {
    academicYear: f.ref('academicYear', { required: true, onDelete: 'restrict' }),
    name: f.text({ required: true, max: 60, search: true }),
    startDate: f.date({ required: true }),
    endDate: f.date({ required: true }),
  },
  title: 'name',
  subtitle: ['academicYear', 'startDate', 'endDate'],
  list: {
    columns: ['academicYear', 'name', 'startDate', 'endDate'],
    sort: '-startDate',
    filters: ['academicYear'],
  },
  unique: [{ fields: ['academicYear', 'name'] }],
  noOverlap: [{ key: 'oneTerm', fields: [], from: 'startDate', to: 'endDate', inTurn: true }],
  period: { name: 'Term', from: 'startDate', to: 'endDate' },
  checks: [
    {
      key: 'endsAfterStart',
      holds: gt(field('endDate'), field('startDate')),
      message: 'The term must end after it starts',
      field: 'endDate',
    },
  ],
  sample: { startDate: '2026-04-01', endDate: '2026-08-31' },
  access: {
    read: ['EMPLOYEE', 'STUDENT', 'PARENT'],
    create: ['GeneralSettings'],
    update: ['GeneralSettings'],
    delete: ['GeneralSettings'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    term: typeof term;
  }
}
