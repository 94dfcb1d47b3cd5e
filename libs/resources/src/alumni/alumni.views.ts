import { block, contribute, definePage, defineView } from '@school/kernel';
import { alumniKeepers } from './access.ts';

/** How many left in each year. */
const alumniByYear = defineView('alumniByYear', {
  module: 'alumni',
  label: 'Former students by year',
  of: 'alumni',
  where: { archived: false, status_ne: 'REJECTED' },
  columns: { passingYear: {}, people: { label: 'People', figure: { fn: 'count' }, total: true } },
  sort: 'passingYear',
});

/** Upcoming events. */
const comingAlumniEvents = defineView('comingAlumniEvents', {
  module: 'alumni',
  label: 'Upcoming events',
  of: 'alumniEvent',
  where: { status: 'PUBLISHED', startsAt_gte: { $date: 'today' } },
  columns: {
    title: { link: '/alumni_event_invitations/:id' },
    startsAt: {},
    accepted: {},
    waiting: {},
    id: { hidden: true },
  },
  sort: 'startsAt',
});

/** Entries that need checking. */
const alumniToCheck = defineView('alumniToCheck', {
  module: 'alumni',
  label: 'Former students to check',
  of: 'alumni',
  where: { archived: false, status: 'PENDING' },
  columns: {
    fullName: { link: '/alumni/view_alumni_students/:id' },
    passingYear: {},
    city: {},
    id: { hidden: true },
  },
  sort: 'passingYear',
});

export const alumniViews = [alumniByYear, comingAlumniEvents, alumniToCheck] as const;

export const alumniPages = [
  definePage('alumniOverview', {
    module: 'alumni',
    label: 'Former students at a glance',
    paths: ['/alumni/overview'],
    access: alumniKeepers,
    menu: {
      group: 'alumni',
      order: 10,
      icon: 'dashboard',
      description: 'How many left in which year, what is planned, who to check',
    },
    blocks: [
      block.chart('alumniByYear', 'passingYear', ['people'], { label: 'By year', shape: 'bars' }),
      block.table('comingAlumniEvents', { label: 'Upcoming events', empty: 'Nothing planned.' }),
      block.table('alumniToCheck', { label: 'To be checked', empty: 'Nobody is waiting to be checked.' }),
    ],
  }),
] as const;

export const alumniContributions = [
  contribute('home', {
    module: 'alumni',
    waiting: [
      {
        key: 'alumniToCheck',
        label: 'Former students to check',
        icon: 'people',
        view: 'alumniToCheck',
        to: '/alumni/view_alumni_students',
        order: 70,
      },
    ],
  }),
] as const;
