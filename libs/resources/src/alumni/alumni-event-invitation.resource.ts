import { defineResource, f, is } from '@school/kernel';
import { alumniKeepers } from './access.ts';

const open = ['INVITED', 'ACCEPTED', 'DECLINED', 'MAYBE', 'WAITLISTED'] as const;
const guests = f.int({ label: 'Guests', required: true, min: 0, max: 5, default: 0 });

/** That a former student is invited to an event, and what the answer was. */
export const alumniEventInvitation = defineResource('alumniEventInvitation', {
  module: 'alumni',
  label: ['Invitation to a former student', 'Invitations to former students'],
  api: 'collab/v1/alumniEventInvitation',
  noArchive: true,
  fields: {
    event: f.ref('alumniEvent', { required: true, onDelete: 'cascade' }),
    alumni: f.ref('alumni', { label: 'Former student', required: true, named: true, onDelete: 'restrict' }),
    status: f.choice(
      {
        INVITED: 'Invited',
        ACCEPTED: 'Accepted',
        DECLINED: 'Declined',
        MAYBE: 'Not sure',
        WAITLISTED: 'Waiting for a seat',
        ATTENDED: 'Attended',
      },
      {
        required: true,
        default: 'INVITED',
        readOnly: true,
        index: true,
        tones: {
          INVITED: 'info',
          ACCEPTED: 'success',
          DECLINED: 'error',
          MAYBE: 'neutral',
          WAITLISTED: 'warning',
          ATTENDED: 'success',
        },
      },
    ),
    guests: f.int({ label: 'Guests', required: true, min: 0, max: 5, default: 0, readOnly: true }),
    seats: f.int({ label: 'Seats', required: true, min: 1, default: 1, readOnly: true }),
    sentAt: f.dateTime({ label: 'Sent', readOnly: true }),
    answeredAt: f.dateTime({ label: 'Answered', readOnly: true, index: true }),
  },
  title: 'alumni',
  list: {
    columns: ['alumni', 'event', 'status', 'guests', 'sentAt', 'answeredAt'],
    sort: 'alumni',
    filters: ['status'],
    board: { by: 'status', fields: ['guests', 'answeredAt'] },
  },
  unique: [{ fields: ['event', 'alumni'] }],
  closed: [
    {
      verbs: ['delete'],
      when: is('status', 'ATTENDED'),
      code: 'ATTENDED',
      message: 'Whoever attended cannot be removed from the list.',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'INVITED',
    transitions: {
      accept: {
        label: 'Comes',
        access: alumniKeepers,
        from: open,
        to: 'ACCEPTED',
        or: ['WAITLISTED'],
        tone: 'success',
        ask: { guests },
      },
      decline: {
        label: 'Does not come',
        access: alumniKeepers,
        from: ['INVITED', 'ACCEPTED', 'MAYBE', 'WAITLISTED'],
        to: 'DECLINED',
        tone: 'error',
      },
      maybe: {
        label: 'Is not sure',
        access: alumniKeepers,
        from: ['INVITED', 'ACCEPTED', 'DECLINED', 'WAITLISTED'],
        to: 'MAYBE',
        tone: 'neutral',
      },
      attend: {
        label: 'Has attended',
        access: alumniKeepers,
        from: ['ACCEPTED'],
        to: 'ATTENDED',
        tone: 'success',
      },
    },
  },
  actions: {
    resend: {
      label: 'Send again',
      on: 'selection',
      access: alumniKeepers,
      answer: { sent: f.int({ label: 'Sent' }) },
    },
  },
  access: { read: alumniKeepers, delete: alumniKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    alumniEventInvitation: typeof alumniEventInvitation;
  }
}
