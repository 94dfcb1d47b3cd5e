import { defineResource, f, field, gte } from '@school/kernel';
import { bookTakers, tallyStaff } from './access.ts';

const made = { readOnly: true, noCopy: true } as const;

/** A file with masters and vouchers for Tally's import. */
export const tallyExportFile = defineResource('tallyExportFile', {
  module: 'tally',
  label: ['File for Tally', 'Files for Tally'],
  api: 'tally/v1/exports',
  screens: {
    list: '/tally_exports/downloads',
    create: '/tally_exports/bulk_export',
    show: '/tally_exports/downloads/:id',
  },
  menu: {
    group: 'tally',
    order: 30,
    icon: 'report',
    description: 'Created files, ready to download',
    access: tallyStaff,
    create: {
      label: 'Export to a file',
      description: 'Ledgers and vouchers for a date range as one file for Tally',
    },
  },
  noArchive: true,
  fields: {
    company: f.ref('tallyCompany', {
      named: true,
      onDelete: 'restrict',
      help: 'If empty, the usual one is used',
    }),
    fromDate: f.date({ label: 'From', required: true, max: 'today' }),
    toDate: f.date({ label: 'To', required: true, max: 'today' }),
    withLedgers: f.flag({
      label: 'With the ledgers',
      default: true,
      help: 'Tally creates any that it does not have',
    }),
    vouchers: f.int({ ...made }),
    xml: f.longText({ label: 'File', level: 'finance', max: 20_000_000, ...made }),
    sha256: f.text({ label: 'SHA-256', max: 64, ...made }),
    createdOn: f.date({ label: 'Made on', index: true, ...made }),
  },
  form: {
    tabs: [
      {
        key: 'export',
        label: 'Export',
        sections: [
          { fields: ['company', 'fromDate', 'toDate', 'withLedgers', 'createdOn', 'vouchers', 'sha256'] },
          { fields: [], own: { key: 'tallyFile', on: 'show', access: bookTakers } },
        ],
      },
    ],
  },
  title: 'createdOn',
  subtitle: ['company'],
  list: {
    columns: ['createdOn', 'company', 'fromDate', 'toDate', 'vouchers', 'sha256'],
    sort: '-createdOn',
    filters: ['company', 'createdOn'],
  },
  checks: [
    {
      key: 'toAfterFrom',
      holds: gte(field('toDate'), field('fromDate')),
      message: 'The last day must not be before the first',
      field: 'toDate',
    },
  ],
  sample: { fromDate: '2026-03-01', toDate: '2026-03-02' },
  access: {
    read: tallyStaff,
    create: bookTakers,
    delete: bookTakers,
    import: [],
    levels: { finance: { read: bookTakers, write: [] } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    tallyExportFile: typeof tallyExportFile;
  }
}
