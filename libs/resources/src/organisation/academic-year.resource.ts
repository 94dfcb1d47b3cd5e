import { defineResource, f, field, gt, is } from '@school/kernel';
import { schoolStep } from '../menu/school-set-up.ts';

/** The year that classes, fees and marks belong to. Years do not overlap; one at a time is the current one. */
export const academicYear = defineResource('academicYear', {
  module: 'organisation',
  label: ['Academic year', 'Academic years'],
  api: 'setup/v1/AcademicSetup',
  screens: { list: '/academic_years', edit: '/academic_years/:id' },
  menu: {
    group: 'configuration',
    order: 20,
    icon: 'calendar',
    description: 'Open, start and close school years',
    also: [schoolStep('academicYear')],
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    startDate: f.date({ required: true }),
    endDate: f.date({ required: true }),
    status: f.choice(
      { PLANNED: 'Planned', CURRENT: 'Current', CLOSED: 'Closed' },
      {
        required: true,
        default: 'PLANNED',
        readOnly: true,
        index: true,
        tones: { PLANNED: 'info', CURRENT: 'success', CLOSED: 'neutral' },
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
  unique: [{ fields: ['status'], where: is('status', 'CURRENT') }],
  noOverlap: [{ key: 'oneAcademicYear', fields: [], from: 'startDate', to: 'endDate', inTurn: true }],
  period: { name: 'AcademicYear', from: 'startDate', to: 'endDate' },
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
    initial: 'PLANNED',
    transitions: {
      start: {
        label: 'Start',
        access: ['GeneralSettings'],
        from: ['PLANNED'],
        to: 'CURRENT',
        confirm: 'It becomes the current year. Close the one before it first.',
      },
      close: {
        label: 'Close',
        access: ['GeneralSettings'],
        from: ['CURRENT'],
        to: 'CLOSED',
        confirm: 'Its dates can no longer be changed.',
        tone: 'warning',
      },
      reopen: {
        label: 'Reopen',
        access: ['GeneralSettings'],
        from: ['CLOSED'],
        to: 'CURRENT',
        confirm: 'It becomes the current year again.',
      },
    },
  },
  closed: [
    {
      verbs: ['archive', 'delete'],
      when: is('status', 'CURRENT'),
      code: 'CURRENT_YEAR',
      message: 'This is the current academic year. Close it first.',
    },
  ],
  sample: { startDate: '2026-04-01', endDate: '2027-03-31' },
  access: {
    read: ['EMPLOYEE', 'STUDENT', 'PARENT'],
    create: ['GeneralSettings'],
    update: ['GeneralSettings'],
    delete: ['GeneralSettings'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    academicYear: typeof academicYear;
  }
}
