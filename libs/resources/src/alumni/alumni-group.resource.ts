import { defineResource, f, is } from '@school/kernel';
import { alumniAccess, alumniKeepers } from './access.ts';
import { chosenAlumni, yearsInOrder } from './choice.fields.ts';

/** Former students who are written to together: fixed ones, or all who have something in common at the time. */
export const alumniGroup = defineResource('alumniGroup', {
  module: 'alumni',
  label: ['Group of former students', 'Groups of former students'],
  api: 'collab/v1/alumniGroup',
  noArchive: true,
  screens: { list: '/alumni/groups' },
  menu: {
    group: 'alumni',
    order: 30,
    icon: 'groups',
    description: 'Fixed groups, and groups by year, course or city',
    access: alumniKeepers,
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    kind: f.choice(
      { STATIC: 'Fixed members', DYNAMIC: 'By what they have in common' },
      { required: true, default: 'DYNAMIC' },
    ),
    members: chosenAlumni.people,
    yearFrom: chosenAlumni.yearFrom,
    yearTo: chosenAlumni.yearTo,
    courses: chosenAlumni.courses,
    city: f.text({ max: 120 }),
  },
  title: 'name',
  list: { columns: ['name', 'kind', 'members', 'yearFrom', 'yearTo', 'courses', 'city'], sort: 'name' },
  conditions: {
    members: { visible: is('kind', 'STATIC'), required: is('kind', 'STATIC') },
    yearFrom: { visible: is('kind', 'DYNAMIC') },
    yearTo: { visible: is('kind', 'DYNAMIC') },
    courses: { visible: is('kind', 'DYNAMIC') },
    city: { visible: is('kind', 'DYNAMIC') },
  },
  checks: [yearsInOrder],
  sample: { kind: 'DYNAMIC' },
  access: alumniAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    alumniGroup: typeof alumniGroup;
  }
}
