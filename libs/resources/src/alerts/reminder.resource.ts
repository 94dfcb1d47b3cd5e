import { defineResource, f } from '@school/kernel';
import { reminderOffsets } from './offsets.ts';
import { reminderChannels, reminderKindNames, reminderRecipientNames } from './reminder-kinds.ts';

const managers = ['ReminderManagement'] as const;

/**
 * One reminder of one thing: planned as soon as its date is known, moved with it, and sent once. Its recipients are
 * determined when it is sent.
 */
export const reminder = defineResource('reminder', {
  module: 'alerts',
  label: ['Reminder', 'Reminders'],
  api: 'setup/v1/Reminders',
  noArchive: true,
  noHistory: 'The product alone plans and sends it; its state says what became of it.',
  screens: { list: ['/reminders', '/alerts'], show: '/reminders/:id' },
  menu: {
    group: 'administration',
    order: 45,
    icon: 'reminder',
    description: 'Upcoming and sent reminders of events, tasks and documents',
  },
  fields: {
    fireAt: f.dateTime({ label: 'When', required: true, readOnly: true, index: true }),
    kind: f.choice(reminderKindNames, { required: true, readOnly: true, index: true }),
    source: f.text({ label: 'About', required: true, readOnly: true, max: 300, search: true }),
    sourceDate: f.date({ label: 'Its day', required: true, readOnly: true }),
    offset: f.choice(
      { ...reminderOffsets, LATE: 'The day after' },
      { label: 'Reminder', required: true, readOnly: true },
    ),
    recipients: f.choices(reminderRecipientNames, { label: 'To', readOnly: true }),
    channels: f.choices(reminderChannels, { label: 'How', readOnly: true }),
    state: f.choice(
      { UPCOMING: 'Upcoming', SENT: 'Sent', SKIPPED: 'Not needed', CANCELLED: 'Cancelled' },
      {
        required: true,
        default: 'UPCOMING',
        readOnly: true,
        index: true,
        tones: { UPCOMING: 'info', SENT: 'success', SKIPPED: 'neutral', CANCELLED: 'warning' },
      },
    ),
    people: f.rollup({ label: 'People', of: 'reminderRecipient', via: 'reminder', fn: 'count' }),
    sentAt: f.dateTime({ label: 'Sent', readOnly: true }),
    sourceId: f.int({ required: true, readOnly: true }),
    occurrence: f.text({ label: 'Which one', readOnly: true, max: 20, default: '' }),
  },
  title: 'source',
  subtitle: ['kind', 'offset'],
  list: {
    columns: [
      'fireAt',
      'kind',
      'source',
      'sourceDate',
      'offset',
      'recipients',
      'channels',
      'state',
      'people',
    ],
    sort: 'fireAt',
    filters: ['state', 'kind', 'fireAt'],
    views: [
      { key: 'upcoming', label: 'Upcoming', filter: { state: 'UPCOMING' } },
      { key: 'sent', label: 'Sent', filter: { state: 'SENT' } },
      { key: 'events', label: 'Of events', filter: { kind: 'EVENT' } },
    ],
    pages: [
      {
        key: 'events',
        label: 'Event reminders',
        screen: '/alerts/event_alerts',
        view: 'events',
        menu: {
          group: 'administration',
          order: 47,
          icon: 'reminder',
          description: 'Who is notified of which event, and when',
          access: managers,
        },
      },
    ],
    opens: 'upcoming',
  },
  form: {
    tabs: [
      {
        key: 'reminder',
        label: 'Reminder',
        sections: [
          { fields: ['source', 'kind', 'sourceDate', 'offset', 'fireAt', 'state'] },
          { label: 'Recipients', fields: ['recipients', 'channels', 'people', 'sentAt'] },
        ],
      },
    ],
  },
  related: [{ key: 'people', label: 'Who was reminded', resource: 'reminderRecipient', via: 'reminder' }],
  unique: [{ fields: ['kind', 'sourceId', 'occurrence', 'offset'] }],
  lifecycle: {
    field: 'state',
    initial: 'UPCOMING',
    transitions: {
      cancel: {
        label: 'Cancel',
        access: managers,
        from: ['UPCOMING'],
        to: 'CANCELLED',
        confirm: 'Nobody is reminded, even if the day is moved.',
        tone: 'warning',
      },
    },
  },
  access: { read: managers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    reminder: typeof reminder;
  }
}
