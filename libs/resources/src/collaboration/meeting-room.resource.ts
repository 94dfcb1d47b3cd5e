import { all, defineResource, f, field, gt, is, isEmpty, isOneOf } from '@school/kernel';
import type { Filter, Role } from '@school/kernel';
import { audienceFields, audienceKeys, belongsTo } from './audience.ts';
import type { AudienceKey } from './audience.ts';
import { secureAddress } from './meeting-provider.resource.ts';

const hosts = ['GroupManagement'] as const;
const people = ['EMPLOYEE', 'STUDENT', 'PARENT'] as const;

/** Everyone of the role, whoever belongs to its audience, and its hosts in addition to its owner. */
const invited = (role: Role): Filter<'everybody' | 'hosts' | 'createdBy' | AudienceKey> => ({
  _or: [{ everybody_contains: role }, { hosts_contains: { $me: 'employee' } }, ...belongsTo],
});

/**
 * An online meeting at a set time, for some people. The link is created for each participant on joining, and appears in no
 * list: by the school's service, as host or guest, or as entered by whoever plans the meeting.
 */
export const meetingRoom = defineResource('meetingRoom', {
  module: 'meetings',
  label: ['Meeting room', 'Meeting rooms'],
  api: 'collab/v1/meeting',
  noArchive: true,
  screens: {
    list: '/online_meeting_rooms',
    create: '/online_meeting_rooms/new',
    show: '/online_meeting_rooms/:id',
    edit: '/online_meeting_rooms/:id/edit',
  },
  menu: {
    group: 'collaboration',
    order: 60,
    icon: 'room',
    description: 'Online meetings',
    access: [...hosts, ...people],
  },
  fields: {
    name: f.text({ required: true, max: 150, search: true }),
    scheduledOn: f.dateTime({ label: 'Begins', required: true, index: true, noCopy: true }),
    durationMinutes: f.int({ label: 'Minutes', required: true, min: 1, max: 1440, default: 60 }),
    provider: f.ref('meetingProvider', {
      label: 'Service',
      filter: { isActive: true },
      named: true,
      onDelete: 'restrict',
      help: 'Opens the room automatically; without one, provide your own link',
    }),
    externalLink: f.text({
      label: 'Link',
      level: 'private',
      max: 500,
      pattern: secureAddress,
      help: 'Link to the room at the service you use; shown to nobody, opened for whoever joins',
    }),
    meetingId: f.text({ unique: true, level: 'private', readOnly: true, noCopy: true, max: 100 }),
    hosts: f.refs('employee', {
      label: 'Further hosts',
      named: true,
      filter: { status: 'ACTIVE' },
      help: 'They can start, moderate and end it, as you can',
    }),
    everybody: f.choices(
      { EMPLOYEE: 'All employees', STUDENT: 'All students', PARENT: 'All parents' },
      { label: 'Everybody', help: 'If nothing is ticked, only those named below' },
    ),
    ...audienceFields,
    welcomeMessage: f.text({ max: 250 }),
    maxParticipants: f.int({ label: 'Places', required: true, min: 2, max: 1000, default: 30 }),
    anyoneCanStart: f.flag({ label: 'Members may begin without the host', default: false }),
    record: f.flag({
      label: 'Record it',
      default: false,
      help: 'If the service supports it; inform whoever attends',
    }),
    status: f.choice(
      { SCHEDULED: 'Planned', RUNNING: 'Running', ENDED: 'Over', CANCELLED: 'Cancelled' },
      {
        required: true,
        default: 'SCHEDULED',
        readOnly: true,
        index: true,
        tones: { SCHEDULED: 'info', RUNNING: 'success', ENDED: 'neutral', CANCELLED: 'error' },
      },
    ),
    joined: f.rollup({ label: 'Took part', of: 'meetingJoin', via: 'room', fn: 'count' }),
    hosting: f.rollup({
      label: 'I host it',
      of: 'meetingRoom',
      via: 'id',
      fn: 'count',
      where: { _or: [{ createdBy: { $me: 'id' } }, { hosts_contains: { $me: 'employee' } }] },
    }),
  },
  title: 'name',
  subtitle: ['scheduledOn'],
  list: {
    columns: ['name', 'scheduledOn', 'durationMinutes', 'departments', 'batches', 'status', 'joined'],
    sort: '-scheduledOn',
    filters: ['status', 'scheduledOn'],
    views: [
      { key: 'today', label: 'Today', filter: { scheduledOn: { $date: 'today' } } },
      { key: 'running', label: 'Running', filter: { status: 'RUNNING' } },
    ],
    board: { by: 'status', fields: ['scheduledOn', 'durationMinutes', 'joined'] },
  },
  form: {
    tabs: [
      {
        key: 'meeting',
        label: 'Meeting',
        sections: [
          {
            fields: [
              'name',
              'scheduledOn',
              'durationMinutes',
              'provider',
              'externalLink',
              'maxParticipants',
              'welcomeMessage',
            ],
          },
          {
            label: 'Who it is for',
            fields: ['everybody', ...audienceKeys],
            onDemand: audienceKeys,
          },
          { label: 'How it is held', fields: ['hosts', 'anyoneCanStart', 'record'] },
        ],
      },
    ],
  },
  conditions: {
    externalLink: { visible: isEmpty('provider'), required: isEmpty('provider') },
  },
  related: [
    {
      key: 'participants',
      label: 'Took part',
      resource: 'meetingJoin',
      via: 'room',
      when: gt(field('hosting'), 0),
      always: hosts,
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'SCHEDULED',
    transitions: {
      start: { label: 'Begin', access: hosts, from: ['SCHEDULED'], to: 'RUNNING', tone: 'success' },
      end: { label: 'End', access: ['ADMIN'], from: ['RUNNING'], to: 'ENDED', tone: 'neutral' },
      cancel: {
        label: 'Cancel meeting',
        access: hosts,
        from: ['SCHEDULED'],
        to: 'CANCELLED',
        tone: 'warning',
        confirm: 'Nobody can join any more.',
      },
    },
  },
  actions: {
    join: {
      label: 'Join',
      on: 'row',
      access: [...hosts, ...people],
      when: isOneOf('status', ['SCHEDULED', 'RUNNING']),
      tone: 'success',
      fleeting: true,
    },
    close: {
      label: 'End',
      on: 'row',
      access: ['EMPLOYEE'],
      forOneself: true,
      when: all(is('status', 'RUNNING'), gt(field('hosting'), 0)),
      confirm: 'The meeting ends for everybody in it.',
      tone: 'warning',
    },
  },
  sample: { scheduledOn: '2026-04-01T09:00:00.000Z', externalLink: 'https://meet.example/room' },
  access: {
    read: [...hosts, ...people],
    create: hosts,
    update: hosts,
    delete: hosts,
    levels: { private: { read: hosts, write: hosts } },
    rows: {
      GroupManagement: 'all',
      EMPLOYEE: invited('EMPLOYEE'),
      STUDENT: invited('STUDENT'),
      PARENT: invited('PARENT'),
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    meetingRoom: typeof meetingRoom;
  }
}
