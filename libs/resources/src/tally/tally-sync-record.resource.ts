import { defineResource, f, is, isOneOf } from '@school/kernel';
import { bookTakers, tallyStaff } from './access.ts';
import { syncProblems } from './problems.ts';

const told = { readOnly: true } as const;

/** What became of one entry of the books on its way to Tally; each is transferred to a company once. */
export const tallySyncRecord = defineResource('tallySyncRecord', {
  module: 'tally',
  label: ['Entry for Tally', 'Entries for Tally'],
  api: 'tally/v1/syncRecords',
  screens: { list: '/tally_exports/syncs' },
  noArchive: true,
  noHistory: 'The sending says who began it; a row says itself what became of it, when and why.',
  fields: {
    run: f.ref('tallySyncRun', {
      label: 'Sending',
      required: true,
      index: true,
      onDelete: 'restrict',
      ...told,
    }),
    entry: f.ref('journalEntry', {
      label: 'Journal entry',
      required: true,
      named: true,
      onDelete: 'restrict',
      ...told,
    }),
    company: f.ref('tallyCompany', { required: true, named: true, onDelete: 'restrict', ...told }),
    remoteId: f.text({ label: 'Number in Tally', required: true, max: 40, ...told }),
    status: f.choice(
      {
        PENDING: 'Waits',
        SENT: 'Sent, not answered',
        CONFIRMED: 'In Tally',
        FAILED: 'Failed',
        SKIPPED: 'Left out',
      },
      {
        required: true,
        default: 'PENDING',
        index: true,
        ...told,
        tones: {
          PENDING: 'neutral',
          SENT: 'info',
          CONFIRMED: 'success',
          FAILED: 'error',
          SKIPPED: 'warning',
        },
      },
    ),
    attempts: f.int({ required: true, default: 0, min: 0, ...told }),
    problem: f.choice(syncProblems, { label: 'Problem', ...told }),
    said: f.text({ label: 'Message from Tally', max: 500, ...told }),
    sentAt: f.dateTime({ label: 'Last sent', ...told }),
  },
  title: 'entry',
  subtitle: ['company'],
  unique: [{ fields: ['entry', 'company'] }],
  list: {
    columns: ['entry', 'company', 'status', 'problem', 'said', 'attempts', 'sentAt'],
    sort: '-sentAt',
    filters: ['status', 'problem', 'company'],
    views: [
      { key: 'failed', label: 'Failed', filter: { status: 'FAILED' } },
      { key: 'waiting', label: 'Waiting', filter: { status_in: ['PENDING', 'SENT'] } },
      { key: 'skipped', label: 'Left out', filter: { status: 'SKIPPED' } },
    ],
    pages: [
      {
        key: 'failed',
        label: 'Failed syncs',
        screen: '/tally_exports/failed_syncs',
        view: 'failed',
        menu: {
          group: 'tally',
          order: 40,
          icon: 'warning',
          description: 'Entries that did not reach Tally: send them again, or leave them out',
          access: tallyStaff,
        },
      },
    ],
  },
  actions: {
    again: {
      label: 'Send again',
      on: 'selection',
      access: bookTakers,
      when: isOneOf('status', ['FAILED', 'SKIPPED']),
      confirm: 'Tally treats an entry it already has as a change, so nothing is booked twice.',
    },
    skip: {
      label: 'Leave out',
      on: 'selection',
      access: bookTakers,
      when: is('status', 'FAILED'),
      tone: 'warning',
      confirm: 'These entries stay out of Tally until they are sent again.',
    },
  },
  access: { read: tallyStaff },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    tallySyncRecord: typeof tallySyncRecord;
  }
}
