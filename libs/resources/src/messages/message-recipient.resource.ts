import { defineResource, f, isNot } from '@school/kernel';
import { messageStaff } from './access.ts';
import { messageChannels } from './tokens.ts';

/** What the user has received: nothing still waiting, and nothing meant for someone else. */
const received = { user: { $me: 'id' }, state: 'SENT' } as const;

/** Anyone who writes to many sees what became of each message; what not everyone may read stays with its sender. */
const delivered = { _or: [{ guarded: false }, { 'message.sender': { $me: 'id' } }] } as const;

/**
 * One person whom a message was meant for: its text for them, and what became of it. The database stores each person once
 * per message, and each address once among those that were not left out (MAI-2).
 */
export const messageRecipient = defineResource('messageRecipient', {
  module: 'messages',
  label: ['Received message', 'Received messages'],
  api: 'comm/v1/recipient',
  noArchive: true,
  noHistory: 'The message has one; a row says itself what became of it, when and why.',
  screens: { list: '/my_messages', show: '/my_messages/:id' },
  menu: {
    group: 'mySchool',
    order: 40,
    icon: 'chat',
    description: 'Messages the school has sent me',
    access: ['STUDENT', 'PARENT'],
    forOneself: true,
    also: [{ group: 'myWork', order: 60, access: ['EMPLOYEE'], forOneself: true }],
  },
  fields: {
    message: f.ref('message', { required: true, readOnly: true, onDelete: 'cascade', level: 'private' }),
    person: f.text({ label: 'Key of the person', required: true, readOnly: true, max: 30, level: 'private' }),
    name: f.text({ required: true, readOnly: true, max: 200, level: 'private', search: true }),
    user: f.ref('user', { readOnly: true, named: true, onDelete: 'clear', level: 'private' }),
    about: f.text({ label: 'About', readOnly: true, max: 500 }),
    channel: f.choice(messageChannels, { label: 'Channel', required: true, readOnly: true }),
    address: f.text({ readOnly: true, max: 320, level: 'private', search: true }),
    subject: f.text({ readOnly: true, max: 200, search: true }),
    text: f.longText({ readOnly: true, max: 20_000 }),
    state: f.choice(
      { QUEUED: 'Waits', SENT: 'Sent', FAILED: 'Failed', SKIPPED: 'Excluded' },
      {
        required: true,
        readOnly: true,
        default: 'QUEUED',
        index: true,
        level: 'private',
        tones: { QUEUED: 'info', SENT: 'success', FAILED: 'error', SKIPPED: 'neutral' },
      },
    ),
    reason: f.choice(
      {
        NO_ADDRESS: 'No address',
        INVALID: 'The address is not valid',
        UNSUBSCRIBED: 'Unsubscribed from bulk mail',
        OPTED_OUT: 'Opted out of this channel',
        DISABLED: 'Switched off in the settings',
        DUPLICATE: 'Someone else has the same address',
        CANCELLED: 'Stopped before it was sent',
      },
      { label: 'Why', readOnly: true, level: 'private' },
    ),
    parts: f.int({ readOnly: true, required: true, default: 0, min: 0, level: 'private' }),
    attempts: f.int({ readOnly: true, required: true, default: 0, min: 0, level: 'private' }),
    error: f.text({ label: 'Message from the service', readOnly: true, max: 1000, level: 'private' }),
    handedAt: f.dateTime({ label: 'Handed over', readOnly: true, level: 'private', index: true }),
    sentAt: f.dateTime({ label: 'Sent', readOnly: true, index: true }),
    guarded: f.flag({
      label: 'Names guarded facts',
      readOnly: true,
      required: true,
      default: false,
      level: 'private',
    }),
    outbox: f.int({ label: 'Number in the outbox', readOnly: true, min: 1, level: 'private', index: true }),
  },
  title: 'subject',
  subtitle: ['name'],
  list: {
    columns: ['sentAt', 'name', 'subject', 'about', 'channel', 'address', 'state', 'reason', 'error'],
    head: 'name',
    sort: '-sentAt',
    filters: ['state', 'reason', 'channel', 'sentAt'],
    views: [
      { key: 'mine', label: 'To me', filter: { user: { $me: 'id' } } },
      { key: 'failed', label: 'Failed', filter: { state: 'FAILED' } },
      { key: 'skipped', label: 'Excluded', filter: { state: 'SKIPPED' } },
    ],
    opens: 'mine',
  },
  form: {
    tabs: [
      {
        key: 'message',
        label: 'Message',
        sections: [
          { fields: ['subject', 'text', 'about', 'sentAt', 'channel'] },
          {
            label: 'Delivery',
            fields: ['name', 'address', 'state', 'reason', 'attempts', 'error', 'parts', 'message'],
          },
        ],
      },
    ],
  },
  unique: [
    { fields: ['message', 'person'] },
    { fields: ['message', 'address'], where: isNot('state', 'SKIPPED') },
  ],
  access: {
    read: [...messageStaff, 'EMPLOYEE', 'STUDENT', 'PARENT'],
    rows: {
      SendMessages: delivered,
      MessageSettings: delivered,
      EMPLOYEE: received,
      STUDENT: received,
      PARENT: received,
    },
    levels: { private: { read: messageStaff, write: [] } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    messageRecipient: typeof messageRecipient;
  }
}
