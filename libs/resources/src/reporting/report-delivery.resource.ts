import { defineResource, f, is } from '@school/kernel';

const told = { readOnly: true, noCopy: true } as const;

/** One mailing of a report to one person: once for each of its days, with what became of it. */
export const reportDelivery = defineResource('reportDelivery', {
  module: 'reporting',
  label: ['Mailing', 'Mailings'],
  api: 'setup/v1/ReportDeliveries',
  noArchive: true,
  noHistory: 'A mailing says itself when it was due and what became of it.',
  fields: {
    report: f.ref('customReport', { ...told, required: true, onDelete: 'cascade' }),
    recipient: f.ref('user', { ...told, required: true, named: true, onDelete: 'cascade' }),
    day: f.date({ ...told, required: true, index: true }),
    status: f.choice(
      { WAITING: 'Waits', SENT: 'Sent', FAILED: 'Failed' },
      {
        ...told,
        required: true,
        default: 'WAITING',
        index: true,
        tones: { WAITING: 'neutral', SENT: 'success', FAILED: 'error' },
      },
    ),
    problem: f.text({ label: 'Why not', max: 500, ...told }),
  },
  unique: [{ fields: ['report', 'recipient', 'day'] }],
  title: 'day',
  subtitle: ['recipient'],
  list: {
    columns: ['day', 'recipient', 'status', 'problem'],
    head: 'recipient',
    sort: '-day',
    filters: ['status', 'day'],
    tone: [{ when: is('status', 'FAILED'), tone: 'error' }],
  },
  access: {
    read: ['EMPLOYEE'],
    import: [],
    rows: {
      EMPLOYEE: { _or: [{ recipient: { $me: 'id' } }, { 'report.createdBy': { $me: 'id' } }] },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    reportDelivery: typeof reportDelivery;
  }
}
