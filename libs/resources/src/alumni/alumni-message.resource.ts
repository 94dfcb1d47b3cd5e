import { defineResource, f, is } from '@school/kernel';
import { alumniKeepers } from './access.ts';
import { chosenAlumni, chosenAlumniKeys, yearsInOrder } from './choice.fields.ts';

/** A message to former students: it is sent when saved, to those who may be written to. */
export const alumniMessage = defineResource('alumniMessage', {
  module: 'alumni',
  label: ['Message to former students', 'Messages to former students'],
  api: 'collab/v1/alumniMessage',
  noArchive: true,
  appendOnly: true,
  screens: { list: '/alumni/messages', create: '/alumni/contact', show: '/alumni/messages/:id' },
  menu: {
    group: 'alumni',
    order: 50,
    icon: 'list',
    description: 'What was sent, and who it reached',
    access: alumniKeepers,
    create: {
      label: 'Contact former students',
      description: 'An e-mail or text message to groups, years or individuals',
      icon: 'chat',
    },
  },
  fields: {
    channel: f.choice({ EMAIL: 'E-mail', SMS: 'SMS' }, { required: true, default: 'EMAIL' }),
    ...chosenAlumni,
    subject: f.text({ max: 200, search: true }),
    body: f.longText({ label: 'Text', required: true, max: 10_000, search: true }),
    sentAt: f.dateTime({ label: 'Sent', readOnly: true, index: true }),
    sender: f.ref('user', { readOnly: true, named: true, onDelete: 'clear' }),
    reached: f.refs('alumni', { label: 'Reached', readOnly: true, named: true }),
    recipients: f.int({ label: 'Recipients', readOnly: true, default: 0 }),
    skipped: f.int({ label: 'Left out', readOnly: true, default: 0 }),
  },
  title: 'subject',
  subtitle: ['sentAt'],
  list: {
    columns: ['sentAt', 'channel', 'subject', 'body', 'sender', 'recipients', 'skipped'],
    head: 'subject',
    sort: '-sentAt',
    filters: ['channel', 'sentAt'],
  },
  form: {
    tabs: [
      {
        key: 'message',
        label: 'Message',
        sections: [
          {
            label: 'To whom',
            help: 'Everyone in these groups, years and courses, and these people. Without any of them, it goes to nobody.',
            fields: chosenAlumniKeys,
          },
          { label: 'Text', fields: ['channel', 'subject', 'body'] },
          {
            label: 'What became of it',
            fields: ['sentAt', 'sender', 'recipients', 'skipped', 'reached'],
            on: 'show',
          },
        ],
      },
    ],
  },
  conditions: {
    subject: { visible: is('channel', 'EMAIL'), required: is('channel', 'EMAIL') },
  },
  checks: [yearsInOrder],
  access: { read: alumniKeepers, create: alumniKeepers, import: [] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    alumniMessage: typeof alumniMessage;
  }
}
