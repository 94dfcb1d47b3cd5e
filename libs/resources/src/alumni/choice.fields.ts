import { any, f, field, isEmpty, gte } from '@school/kernel';

/** Ways to choose former students: individuals, groups, and shared attributes. */
export const chosenAlumni = {
  groups: f.refs('alumniGroup', { label: 'Groups', named: true }),
  yearFrom: f.int({ label: 'Left from year', year: true, min: 1900, max: 2200 }),
  yearTo: f.int({ label: 'Left until year', year: true, min: 1900, max: 2200 }),
  courses: f.refs('course', { label: 'Left out of', named: true }),
  people: f.refs('alumni', {
    label: 'Individual people',
    named: true,
    filter: { status: 'VERIFIED', archived: false },
  }),
} as const;
export const chosenAlumniKeys = ['groups', 'yearFrom', 'yearTo', 'courses', 'people'] as const;

/** Years in order. */
export const yearsInOrder = {
  key: 'yearsInOrder',
  holds: any(isEmpty('yearTo'), gte(field('yearTo'), field('yearFrom'))),
  message: 'It must not be before the first year',
  field: 'yearTo',
} as const;
