import { defineResource, f } from '@school/kernel';
import type { Filter, Principal, Role } from '@school/kernel';
import { audienceFields, audienceKeys, belongsTo } from '../collaboration/audience.ts';
import type { AudienceKey } from '../collaboration/audience.ts';

/** Who may speak to anyone. Teachers speak to the classes that they teach or look after. */
const speakers: readonly Principal[] = ['SendMessages', 'EMPLOYEE'];
const toAnybody: readonly Principal[] = ['SendMessages'];
const listeners = ['EMPLOYEE', 'STUDENT', 'PARENT'] as const;

/** Maximum length of a voice note, in seconds. */
export const voiceNoteSeconds = 180;
const bytesMax = 10 * 1_048_576;

type Aimed = 'everybody' | 'expiresOn' | 'createdBy' | AudienceKey;

/** Who a note from the office may be for, in addition to classes. */
const furtherKeys = audienceKeys.filter((key) => key !== 'batches');

/** What is for the user and has not expired, and everything that the user has spoken. */
const heardBy = (role: Role): Filter<Aimed> => ({
  _or: [
    { createdBy: { $me: 'id' } },
    {
      _and: [
        { _or: [{ everybody_contains: role }, ...belongsTo] },
        { _or: [{ expiresOn_empty: true }, { expiresOn_gte: { $date: 'today' } }] },
      ],
    },
  ],
});

/** A spoken message: recorded in the browser, or chosen as a file. */
export const voiceNote = defineResource('voiceNote', {
  module: 'voiceNotes',
  label: ['Voice note', 'Voice notes'],
  api: 'comm/v1/voiceNote',
  ownCalls: ['bulk', 'import'],
  noArchive: true,
  screens: {
    list: '/voice-notes',
    create: '/voice-notes/new',
    show: '/voice-notes/:id',
    edit: '/voice-notes/:id/edit',
  },
  menu: {
    group: 'collaboration',
    order: 18,
    icon: 'chat',
    description: 'Voice messages and who has heard them',
    access: speakers,
    also: [{ group: 'mySchool', order: 42, access: ['STUDENT', 'PARENT'], forOneself: true }],
  },
  fields: {
    title: f.text({ required: true, max: 100, search: true }),
    audio: f.file({
      label: 'Recording',
      level: 'basic',
      required: true,
      accept: ['webm', 'm4a', 'mp3', 'ogg'],
      maxBytes: bytesMax,
      sound: { seconds: voiceNoteSeconds, heardAt: 'comm/v1/voiceNote/heard' },
    }),
    message: f.longText({ label: 'Text beside it', max: 500, search: true }),
    expiresOn: f.date({ label: 'Heard until', help: 'Empty: it stays' }),
    batches: {
      ...audienceFields.batches,
      help: 'Their students, parents and teachers',
      among: { SendMessages: 'all', EMPLOYEE: { id_in: { $me: 'batches' } } },
    },
    everybody: f.choices(
      { EMPLOYEE: 'All employees', STUDENT: 'All students', PARENT: 'All parents' },
      { label: 'Everybody', level: 'private' },
    ),
    departments: { ...audienceFields.departments, level: 'private' },
    courses: { ...audienceFields.courses, level: 'private' },
    roleGroups: { ...audienceFields.roleGroups, level: 'private' },
    userGroups: { ...audienceFields.userGroups, level: 'private' },
    members: { ...audienceFields.members, level: 'private' },
    people: { ...audienceFields.people, level: 'private' },
    sender: f.ref('user', { readOnly: true, named: true, noCopy: true, onDelete: 'clear' }),
    sentAt: f.dateTime({ label: 'Sent', readOnly: true, noCopy: true, index: true }),
    heard: f.rollup({ label: 'Heard by', of: 'voiceNoteReceipt', via: 'voiceNote', fn: 'count' }),
    mine: f.rollup({
      label: 'Heard by me',
      of: 'voiceNoteReceipt',
      via: 'voiceNote',
      fn: 'count',
      where: { user: { $me: 'id' } },
    }),
  },
  title: 'title',
  subtitle: ['sender'],
  list: {
    columns: ['sentAt', 'title', 'audio', 'sender', 'batches', 'heard'],
    head: 'title',
    sort: '-sentAt',
    filters: ['batches', 'sender', 'sentAt'],
    views: [
      { key: 'new', label: 'Not heard yet', filter: { mine: 0 } },
      { key: 'sent', label: 'Spoken by me', filter: { createdBy: { $me: 'id' } } },
    ],
  },
  form: {
    tabs: [
      {
        key: 'note',
        label: 'Voice note',
        sections: [
          { fields: ['title', 'audio', 'message', 'expiresOn'] },
          {
            label: 'Who hears it',
            fields: ['batches', 'everybody', ...furtherKeys],
            onDemand: furtherKeys,
          },
          { on: 'show', label: 'About it', fields: ['sender', 'sentAt', 'heard'] },
        ],
      },
    ],
  },
  related: [{ key: 'receipts', label: 'Who has heard it', resource: 'voiceNoteReceipt', via: 'voiceNote' }],
  access: {
    read: [...toAnybody, ...listeners],
    create: speakers,
    update: speakers,
    delete: speakers,
    own: ['EMPLOYEE'],
    levels: { private: { read: toAnybody, write: toAnybody } },
    rows: {
      SendMessages: 'all',
      EMPLOYEE: heardBy('EMPLOYEE'),
      STUDENT: heardBy('STUDENT'),
      PARENT: heardBy('PARENT'),
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    voiceNote: typeof voiceNote;
  }
}
