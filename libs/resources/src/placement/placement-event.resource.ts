import { defineResource, divide, eq, f, field, gt, is, lte, multiply, round, when } from '@school/kernel';
import type { Filter } from '@school/kernel';
import { appliedStates, attendedStates, placementKeepers, placementReaders } from './access.ts';

const count = (label: string, where?: Filter) =>
  f.rollup({ label, of: 'placementRegistration', via: 'event', fn: 'count', ...(where ? { where } : {}) });
const own = (status: readonly string[]) => ({ student: { $me: 'student' }, status_in: status }) as const;

/** A company comes to the school, or the school goes there: who is invited, who applies, who gets a place. */
export const placementEvent = defineResource('placementEvent', {
  module: 'placement',
  label: ['Placement event', 'Placement events'],
  api: 'setup/v1/NewPlacement',
  noArchive: true,
  attachments: true,
  screens: {
    list: '/placementevents',
    create: '/placementevents/new',
    show: '/placementevents/:id',
    edit: '/placementevents/:id/edit',
  },
  menu: {
    group: 'students',
    order: 85,
    icon: 'badge',
    description: 'Companies, who they invite and who gets a place',
    access: [...placementKeepers, 'EMPLOYEE'],
    also: [{ group: 'mySchool', order: 55, access: ['STUDENT', 'PARENT'], forOneself: true }],
  },
  fields: {
    title: f.text({ required: true, max: 150, search: true }),
    company: f.text({ required: true, max: 150, search: true }),
    place: f.text({ required: true, max: 150 }),
    eventDate: f.dateTime({ label: 'Begins', required: true, index: true, noCopy: true }),
    registrationDeadline: f.dateTime({
      label: 'Apply until',
      noCopy: true,
      help: 'If empty, until the event begins',
    }),
    description: f.richText({ required: true, max: 20_000 }),
    positions: f.int({ label: 'Vacancies', min: 1 }),
    packageOffered: f.text({ label: 'Pay offered', max: 80 }),
    eligibleBatches: f.refs('batch', {
      label: 'Only these batches',
      named: true,
      help: 'If none, anyone invited may apply',
    }),
    genders: f.choices(
      { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' },
      { label: 'Only these genders', help: 'If none, anyone invited may apply' },
    ),
    minPercent: f.percent({
      label: 'Minimum average',
      help: 'In the latest published exam results',
    }),
    status: f.choice(
      { ACTIVE: 'Announced', ARCHIVED: 'Archived' },
      {
        required: true,
        default: 'ACTIVE',
        readOnly: true,
        index: true,
        tones: { ACTIVE: 'success', ARCHIVED: 'neutral' },
      },
    ),
    invited: count('Invited'),
    applied: count('Applied', { status_in: appliedStates }),
    attended: count('Attended', { status_in: attendedStates }),
    placed: count('Placed', { status: 'PLACED' }),
    placementRate: f.computed({
      label: 'Placed among those who attended (%)',
      as: 'decimal',
      scale: 2,
      value: when(
        gt(field('attended'), 0),
        round(divide(multiply(field('placed'), 100), field('attended')), 2),
        null,
      ),
    }),
    toAnswer: count('I can apply', own(['INVITED'])),
    toWithdraw: count('I can withdraw', own(['INVITED', 'APPLIED'])),
    mine: count('Invited here', {
      _or: [{ student: { $me: 'student' } }, { student_in: { $me: 'wards' } }],
    }),
  },
  title: 'title',
  subtitle: ['company', 'eventDate'],
  list: {
    columns: [
      'title',
      'company',
      'place',
      'eventDate',
      'registrationDeadline',
      'invited',
      'applied',
      'placed',
    ],
    sort: '-eventDate',
    filters: ['company', 'eventDate'],
    views: [
      { key: 'active', label: 'Announced', filter: { status: 'ACTIVE' } },
      { key: 'archived', label: 'Archived', filter: { status: 'ARCHIVED' } },
    ],
    opens: 'active',
    pages: [
      {
        key: 'archive',
        label: 'Archived placement events',
        screen: '/placementevents/archive',
        view: 'archived',
      },
    ],
  },
  form: {
    tabs: [
      {
        key: 'event',
        label: 'Event',
        sections: [
          { fields: ['title', 'company', 'place', 'eventDate', 'registrationDeadline', 'description'] },
          { label: 'What is offered', fields: ['positions', 'packageOffered'] },
          { label: 'Who may apply', fields: ['eligibleBatches', 'genders', 'minPercent'] },
          {
            label: 'Outcome',
            fields: ['status', 'invited', 'applied', 'attended', 'placed', 'placementRate'],
          },
        ],
      },
    ],
  },
  related: [{ key: 'registrations', label: 'Invitations', resource: 'placementRegistration', via: 'event' }],
  checks: [
    {
      key: 'deadlineBeforeEvent',
      holds: lte(field('registrationDeadline'), field('eventDate')),
      message: 'It must not be after the start of the event',
      field: 'registrationDeadline',
    },
  ],
  closed: [
    {
      verbs: ['update'],
      when: is('status', 'ARCHIVED'),
      code: 'ARCHIVED',
      message: 'Archived events cannot be changed. Restore the event first.',
    },
    {
      verbs: ['delete'],
      when: gt(field('applied'), 0),
      code: 'APPLIED',
      message: 'Someone has applied, so the event cannot be deleted. Archive it instead.',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'ACTIVE',
    transitions: {
      putAway: {
        label: 'Archive',
        access: placementKeepers,
        from: ['ACTIVE'],
        to: 'ARCHIVED',
        tone: 'neutral',
        confirm: 'Nobody can be invited or apply any more.',
      },
      bringBack: { label: 'Restore', access: placementKeepers, from: ['ARCHIVED'], to: 'ACTIVE' },
    },
  },
  actions: {
    apply: {
      label: 'Apply',
      on: 'row',
      access: ['STUDENT'],
      forOneself: true,
      when: eq(field('toAnswer'), 1),
      tone: 'success',
    },
    withdraw: {
      label: 'Withdraw',
      on: 'row',
      access: ['STUDENT'],
      forOneself: true,
      when: eq(field('toWithdraw'), 1),
      confirm: 'You cannot apply again after that.',
      tone: 'warning',
    },
  },
  sample: {
    eventDate: '2026-04-01T09:00:00.000Z',
    registrationDeadline: undefined,
    eligibleBatches: undefined,
  },
  access: {
    read: placementReaders,
    create: placementKeepers,
    update: placementKeepers,
    delete: placementKeepers,
    rows: {
      PlacementActivities: 'all',
      EMPLOYEE: 'all',
      STUDENT: { mine_gt: 0 },
      PARENT: { mine_gt: 0 },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    placementEvent: typeof placementEvent;
  }
}
