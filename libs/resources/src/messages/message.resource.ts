import { defineResource, f, is, isEmpty, all, isNot } from '@school/kernel';
import type { Filter } from '@school/kernel';
import { audienceFields, audienceKeys, eachAudienceField } from '../collaboration/audience.ts';
import { messageStaff, messageWriters } from './access.ts';
import { messageFilesMax } from './message-file.resource.ts';
import { messageChannels } from './tokens.ts';

const count = (label: string, where?: Filter) =>
  f.rollup({ label, of: 'messageRecipient', via: 'message', fn: 'count', ...(where ? { where } : {}) });

/**
 * A message to many. Its recipients are determined when it is sent; after that nothing in it changes, and every intended
 * recipient is in `messageRecipient` with what became of it.
 */
export const message = defineResource('message', {
  module: 'messages',
  label: ['Message', 'Messages'],
  api: 'comm/v1/message',
  noArchive: true,
  screens: {
    list: '/messages/all',
    create: '/messages/new',
    show: '/messages/:id',
    edit: '/messages/:id/edit',
  },
  menu: {
    group: 'messages',
    order: 10,
    icon: 'chat',
    description: 'Everything sent, on its way or still in draft',
    access: messageStaff,
  },
  fields: {
    channel: f.choice(messageChannels, { label: 'Channel', required: true, default: 'EMAIL', index: true }),
    template: f.ref('messageTemplate', {
      onDelete: 'restrict',
      filter: { active: true },
      help: 'Its text is used if none is written below',
    }),
    about: f.text({
      readOnly: true,
      max: 200,
      search: true,
      help: 'Its subject, or the beginning of its text',
    }),
    subject: f.text({ max: 200 }),
    body: f.longText({ label: 'Text', max: 10_000, search: true }),
    files: f.lines('messageFile', { label: 'Files', max: messageFilesMax }),
    everyone: f.flag({ label: 'The whole school', default: false }),
    ...audienceFields,
    includeGuardians: f.flag({ label: 'Parents', default: true, help: 'Of the students in these classes' }),
    contactsOnly: f.flag({
      label: 'One parent per student',
      default: false,
      help: 'Only the one called first; otherwise every guardian who may sign in',
    }),
    includeStudents: f.flag({ label: 'Students', default: false, help: 'Of these classes' }),
    includeEmployees: f.flag({ label: 'Employees', default: false, help: 'Teachers of these classes' }),
    category: f.choice(
      { BULK: 'Bulk message', TRANSACTIONAL: 'Necessary' },
      {
        label: 'Kind',
        required: true,
        default: 'BULK',
        help: 'Required notices also reach people who have unsubscribed',
      },
    ),
    sendAt: f.dateTime({
      label: 'Not before',
      noCopy: true,
      help: 'If empty, it goes out as soon as it is sent',
    }),
    state: f.choice(
      {
        DRAFT: 'Draft',
        QUEUED: 'Waits',
        SENDING: 'On its way',
        SENT: 'Sent',
        PARTIALLY_SENT: 'Partly sent',
        FAILED: 'Failed',
        CANCELLED: 'Cancelled',
      },
      {
        required: true,
        readOnly: true,
        default: 'DRAFT',
        index: true,
        tones: {
          DRAFT: 'neutral',
          QUEUED: 'info',
          SENDING: 'info',
          SENT: 'success',
          PARTIALLY_SENT: 'warning',
          FAILED: 'error',
          CANCELLED: 'neutral',
        },
      },
    ),
    recipients: count('Recipients'),
    reached: count('Sent', { state: 'SENT' }),
    waiting: count('Waiting', { state: 'QUEUED' }),
    failed: count('Failed', { state: 'FAILED' }),
    skipped: count('Excluded', { state: 'SKIPPED' }),
    parts: f.int({
      label: 'Parts of texts',
      readOnly: true,
      required: true,
      default: 0,
      min: 0,
      noCopy: true,
    }),
    cost: f.money({ readOnly: true, level: 'basic', noCopy: true }),
    writtenAt: f.dateTime({ label: 'Written', readOnly: true, noCopy: true, index: true }),
    sender: f.ref('user', { readOnly: true, named: true, noCopy: true, onDelete: 'clear' }),
    startedAt: f.dateTime({ label: 'Started', readOnly: true, noCopy: true }),
    finishedAt: f.dateTime({ label: 'Done', readOnly: true, noCopy: true }),
  },
  conditions: {
    subject: {
      visible: isNot('channel', 'SMS'),
      required: all(is('channel', 'EMAIL'), isEmpty('template')),
    },
    body: { required: isEmpty('template') },
    files: { visible: is('channel', 'EMAIL') },
    category: { visible: is('channel', 'EMAIL') },
    contactsOnly: { visible: is('includeGuardians', true) },
    ...eachAudienceField({ visible: isNot('everyone', true) }),
    parts: { visible: is('channel', 'SMS') },
    cost: { visible: is('channel', 'SMS') },
  },
  title: 'about',
  list: {
    columns: [
      'writtenAt',
      'channel',
      'about',
      'sender',
      'state',
      'recipients',
      'reached',
      'failed',
      'skipped',
    ],
    head: 'about',
    sort: '-writtenAt',
    filters: ['channel', 'state', 'sender', 'writtenAt'],
    views: [
      { key: 'drafts', label: 'Drafts', filter: { state: 'DRAFT' } },
      { key: 'mails', label: 'E-mails', filter: { channel: 'EMAIL' } },
      { key: 'texts', label: 'Text messages', filter: { channel: 'SMS' } },
      { key: 'failed', label: 'Not everyone reached', filter: { state_in: ['PARTIALLY_SENT', 'FAILED'] } },
    ],
    pages: [
      {
        key: 'mailLog',
        label: 'Mail log',
        screen: '/mail_logs',
        view: 'mails',
        menu: {
          group: 'mail',
          order: 20,
          icon: 'history',
          description: 'Mail and what became of it; failed mail can be resent from there',
          access: messageStaff,
        },
      },
      {
        key: 'smsLog',
        label: 'Text message log',
        screen: '/sms/show_sms_messages',
        view: 'texts',
        columns: [
          'writtenAt',
          'about',
          'sender',
          'state',
          'recipients',
          'reached',
          'failed',
          'parts',
          'cost',
        ],
        menu: {
          group: 'sms',
          order: 20,
          icon: 'history',
          description: 'Text messages with their outcome, parts and cost',
          access: messageStaff,
        },
      },
    ],
  },
  form: {
    goesOn: { key: 'send', label: 'Send' },
    tabs: [
      {
        key: 'message',
        label: 'Message',
        sections: [
          { fields: [], own: { key: 'messageSending', on: 'show' } },
          {
            label: 'Text',
            fields: ['channel', 'template', 'subject', 'body', 'files'],
            own: { key: 'messageText', on: 'form' },
          },
          {
            label: 'Recipients',
            help: 'Everyone who belongs to one of these when the message is sent, once each',
            fields: [
              'everyone',
              ...audienceKeys,
              'includeGuardians',
              'contactsOnly',
              'includeStudents',
              'includeEmployees',
            ],
            onDemand: audienceKeys,
          },
          { label: 'When and how', fields: ['sendAt', 'category'] },
          {
            label: 'Delivery',
            fields: [
              'state',
              'recipients',
              'reached',
              'waiting',
              'failed',
              'skipped',
              'parts',
              'cost',
              'sender',
              'writtenAt',
              'startedAt',
              'finishedAt',
            ],
          },
        ],
      },
    ],
  },
  related: [{ key: 'people', label: 'Recipients', resource: 'messageRecipient', via: 'message' }],
  closed: [
    {
      verbs: ['update', 'delete'],
      when: isNot('state', 'DRAFT'),
      code: 'NOT_DRAFT',
      message: 'Only a draft can be changed or deleted.',
    },
  ],
  sample: {
    ...eachAudienceField(undefined),
    subject: 'A message',
    body: 'To all',
    sendAt: undefined,
    files: undefined,
  },
  access: {
    read: messageStaff,
    create: messageWriters,
    update: messageWriters,
    delete: messageWriters,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    message: typeof message;
  }
}
