import { any, coalesce, defineResource, f, field, gt, gte, is, isEmpty, lte, subtract } from '@school/kernel';
import type { Filter } from '@school/kernel';
import { alumniAccess, alumniKeepers } from './access.ts';

const count = (label: string, where?: Filter) =>
  f.rollup({
    label,
    of: 'alumniEventInvitation',
    via: 'event',
    fn: 'count',
    ...(where ? { where } : {}),
  });

/** A meeting of former students: who is invited, who comes with how many guests, who is waiting for a place. */
export const alumniEvent = defineResource('alumniEvent', {
  module: 'alumni',
  label: ['Event for former students', 'Events for former students'],
  api: 'collab/v1/alumniEvent',
  noArchive: true,
  screens: {
    list: '/alumni_event_invitations',
    create: '/alumni_event_invitations/new',
    show: '/alumni_event_invitations/:id',
    edit: '/alumni_event_invitations/:id/edit',
  },
  menu: {
    group: 'alumni',
    order: 60,
    icon: 'calendar',
    description: 'Meetings, invitations and replies',
    access: alumniKeepers,
  },
  fields: {
    title: f.text({ required: true, max: 150, search: true }),
    venue: f.text({ max: 150 }),
    description: f.longText({ max: 5000 }),
    startsAt: f.dateTime({ label: 'Begins', required: true, index: true, noCopy: true }),
    endsAt: f.dateTime({ label: 'Ends', noCopy: true }),
    capacity: f.int({ label: 'Seats', min: 1, max: 100_000, help: 'If empty, there is no limit' }),
    rsvpDeadline: f.dateTime({ label: 'Answer until', noCopy: true }),
    status: f.choice(
      { DRAFT: 'Draft', PUBLISHED: 'Published', CANCELLED: 'Cancelled' },
      {
        required: true,
        default: 'DRAFT',
        readOnly: true,
        index: true,
        tones: { DRAFT: 'neutral', PUBLISHED: 'success', CANCELLED: 'error' },
      },
    ),
    invited: count('Invited'),
    accepted: count('Accepted', { status_in: ['ACCEPTED', 'ATTENDED'] }),
    declined: count('Declined', { status: 'DECLINED' }),
    waiting: count('Waiting for seats', { status: 'WAITLISTED' }),
    seatsTaken: f.rollup({
      label: 'Seats taken',
      of: 'alumniEventInvitation',
      via: 'event',
      fn: 'sum',
      field: 'seats',
      as: 'int',
      where: { status_in: ['ACCEPTED', 'ATTENDED'] },
    }),
    seatsLeft: f.computed({
      label: 'Seats left',
      as: 'int',
      value: subtract(field('capacity'), coalesce(field('seatsTaken'), 0)),
    }),
  },
  title: 'title',
  subtitle: ['startsAt'],
  list: {
    columns: [
      'title',
      'startsAt',
      'venue',
      'status',
      'invited',
      'accepted',
      'declined',
      'waiting',
      'seatsLeft',
    ],
    sort: '-startsAt',
    filters: ['status', 'startsAt'],
  },
  form: {
    tabs: [
      {
        key: 'event',
        label: 'Event',
        sections: [
          { fields: ['title', 'venue', 'startsAt', 'endsAt', 'rsvpDeadline', 'capacity', 'description'] },
          {
            label: 'Answers',
            fields: ['status', 'invited', 'accepted', 'declined', 'waiting', 'seatsTaken', 'seatsLeft'],
          },
        ],
      },
    ],
  },
  related: [{ key: 'invitations', label: 'Invitations', resource: 'alumniEventInvitation', via: 'event' }],
  checks: [
    {
      key: 'endsAfterBegin',
      holds: any(isEmpty('endsAt'), gte(field('endsAt'), field('startsAt'))),
      message: 'It must not end before it begins',
      field: 'endsAt',
    },
    {
      key: 'answerBeforeBegin',
      holds: any(isEmpty('rsvpDeadline'), lte(field('rsvpDeadline'), field('startsAt'))),
      message: 'It must not be after the start of the event',
      field: 'rsvpDeadline',
    },
  ],
  closed: [
    {
      verbs: ['update'],
      when: is('status', 'CANCELLED'),
      code: 'CANCELLED',
      message: 'A cancelled event cannot be changed.',
    },
    {
      verbs: ['delete'],
      when: gt(field('accepted'), 0),
      code: 'ACCEPTED',
      message: 'Someone has accepted. Cancel the event instead; everyone is then notified.',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      publish: {
        label: 'Publish',
        access: alumniKeepers,
        from: ['DRAFT'],
        to: 'PUBLISHED',
        tone: 'success',
        confirm: 'Everyone who is invited gets the invitation by e-mail.',
      },
      cancel: {
        label: 'Cancel event',
        access: alumniKeepers,
        from: ['DRAFT', 'PUBLISHED'],
        to: 'CANCELLED',
        tone: 'warning',
        confirm: 'Everyone who was invited is notified by e-mail.',
      },
    },
  },
  sample: { startsAt: '2026-04-01T09:00:00.000Z', endsAt: undefined, rsvpDeadline: undefined },
  access: alumniAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    alumniEvent: typeof alumniEvent;
  }
}
