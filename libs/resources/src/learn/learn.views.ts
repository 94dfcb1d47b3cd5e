import { block, contribute, definePage, defineView } from '@school/kernel';
import { learnKeepers, learnVisitors } from './access.ts';

/** State of the platform; counted in the module. */
const learnFigures = defineView('learnFigures', {
  module: 'learn',
  label: 'On the platform',
  columns: {
    accounts: { label: 'User accounts', as: 'int', link: '/learn/mappings' },
    courses: { label: 'Courses', as: 'int', link: '/learn/mappings' },
    enrolments: { label: 'Enrolments', as: 'int', link: '/learn/mappings' },
    waiting: { label: 'Waiting', as: 'int', link: '/la_sync_events' },
    failed: { label: 'Failed', as: 'int', link: '/la_sync_events' },
    lastSuccess: { label: 'Last success', as: 'dateTime' },
  },
  access: learnKeepers,
});

/** The latest synchronisations, each with a link to its page. */
const learnRuns = defineView('learnRuns', {
  module: 'learn',
  label: 'Synchronisations',
  of: 'learnSyncRun',
  columns: {
    startedAt: { link: '/la_sync_data/:id' },
    kind: {},
    created: {},
    updated: {},
    failed: {},
    status: {},
    id: { hidden: true },
  },
  sort: '-startedAt',
  access: learnKeepers,
});

/** Steps that need attention. */
const failedLearnEvents = defineView('failedLearnEvents', {
  module: 'learn',
  label: 'Steps that did not reach the learning platform',
  of: 'learnSyncEvent',
  where: { status: 'ERROR' },
  columns: { name: { link: '/la_sync_events' }, entityType: {}, action: {}, problem: {}, at: {} },
  sort: '-at',
  access: learnKeepers,
});

export const learnViews = [learnFigures, learnRuns, failedLearnEvents] as const;

export const learnContributions = [
  contribute('home', {
    module: 'learn',
    waiting: [
      {
        key: 'failedLearnEvents',
        label: 'Steps that did not reach the learning platform',
        icon: 'warning',
        view: 'failedLearnEvents',
        to: '/la_sync_events',
        order: 61,
      },
    ],
  }),
] as const;

export const learnPages = [
  definePage('learnHome', {
    module: 'learn',
    label: 'Learning platform',
    paths: ['/learn/home'],
    access: learnVisitors,
    menu: {
      group: 'learn',
      order: 10,
      icon: 'academics',
      description: 'Link to the platform, and current status',
    },
    blocks: [
      block.own('learnDoor'),
      block.links(
        { label: 'Synchronise now', to: '/learn/bulk_sync', access: learnKeepers },
        { label: 'Connection', to: '/learn', access: learnKeepers },
        { label: 'Steps', to: '/la_sync_events', access: learnKeepers },
      ),
      block.facts('learnFigures', { label: 'On the platform', access: learnKeepers }),
      block.table('learnRuns', {
        label: 'Synchronisations',
        empty: 'Nothing has been sent to the platform yet.',
        access: learnKeepers,
      }),
      block.rows(
        'learnMapping',
        { empty: 'Nothing from the school is on the platform yet.' },
        { label: 'Links to the platform' },
      ),
    ],
  }),
] as const;
