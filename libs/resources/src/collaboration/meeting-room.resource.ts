import { defineResource, f, isOneOf } from '@school/kernel';
import { belongsTo } from './audience.ts';

const hosts = ['GroupManagement'] as const;
const people = ['EMPLOYEE', 'STUDENT'] as const;

/**
 * A meeting on the net at a time, for some people. The link is given to whoever joins, when he joins, and stands in no
 * list; it leads to a room of whatever service the school uses.
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
    description: 'Meetings on the net',
    access: [...hosts, ...people],
  },
  fields: {
    name: f.text({ required: true, max: 150, search: true }),
    scheduledOn: f.dateTime({ label: 'Begins', required: true, index: true, noCopy: true }),
    durationMinutes: f.int({ label: 'Minutes', required: true, min: 1, max: 1440, default: 60 }),
    externalLink: f.text({
      label: 'Link',
      required: true,
      level: 'private',
      max: 500,
      pattern: { regex: 'https://[^\\s<>"]+', message: 'An address that begins with https://' },
      help: 'Of the room at the service that you use; shown to nobody, opened for whoever joins',
    }),
    members: f.refs('employee', { filter: { status: 'ACTIVE' }, help: 'Single employees' }),
    departments: f.refs('employeeDepartment', { filter: { active: true }, help: 'All of their employees' }),
    batches: f.refs('batch', { filter: { active: true }, help: 'All of their students' }),
    welcomeMessage: f.text({ max: 250 }),
    maxParticipants: f.int({ label: 'Places', required: true, min: 2, max: 1000, default: 30 }),
    anyoneCanStart: f.flag({ label: 'Members may begin without the host', default: false }),
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
  lifecycle: {
    field: 'status',
    initial: 'SCHEDULED',
    transitions: {
      start: { label: 'Begin', access: hosts, from: ['SCHEDULED'], to: 'RUNNING', tone: 'success' },
      end: { label: 'End', access: hosts, from: ['RUNNING'], to: 'ENDED', tone: 'neutral' },
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
    },
  },
  sample: { scheduledOn: '2026-04-01T09:00:00.000Z', externalLink: 'https://meet.example/room' },
  access: {
    read: [...hosts, ...people],
    create: hosts,
    update: hosts,
    delete: hosts,
    levels: { private: { read: hosts, write: hosts } },
    rows: { GroupManagement: 'all', EMPLOYEE: { _or: belongsTo }, STUDENT: { _or: belongsTo } },
  },
});
