import { defineReport, f } from '@school/kernel';
import type { AnyReport } from '@school/kernel';

const period = {
  parameters: { from: f.date({ required: true }), to: f.date({ required: true }) },
  start: { from: 'last90Days:from', to: 'today' },
  access: ['EMPLOYEE', 'AuditView'],
  sort: '-at',
} as const;

const when = { label: 'When', as: 'text' } as const;
const who = { label: 'Who', as: 'text' } as const;

/** Imported files, with what became of their rows; all of them for readers of the audit trail, otherwise the user's own. */
export const importHistory = defineReport('importHistory', {
  ...period,
  module: 'reporting',
  label: 'Imports',
  description: 'Imported files, and what became of their rows',
  screen: ['/import_report', '/exports/import_report'],
  menu: {
    group: 'exports',
    order: 30,
    icon: 'history',
    description: 'Imported files, and what became of their rows',
  },
  columns: {
    at: when,
    who,
    what: { label: 'Import', as: 'text' },
    state: { label: 'State', as: 'text', words: ['Done', 'Failed', 'Cancelled', 'Under way', 'Waits'] },
    rows: { label: 'Rows', as: 'int', total: true },
    added: { label: 'Added', as: 'int', total: true },
    changed: { label: 'Changed', as: 'int', total: true },
    wrong: { label: 'Wrong', as: 'int', total: true },
    problem: { label: 'Why not', as: 'text' },
    wrongRows: { label: 'Wrong rows', as: 'text', link: { file: 'wrongFile' } },
    wrongFile: { label: 'Wrong rows', as: 'int', hidden: true },
  },
});

/** Records that were changed together in one step. */
export const bulkEditHistory = defineReport('bulkEditHistory', {
  ...period,
  module: 'reporting',
  label: 'Bulk changes',
  description: 'Records changed, archived or deleted together',
  screen: ['/bulk_edit_report', '/exports/bulk_edit_report'],
  menu: {
    group: 'exports',
    order: 40,
    icon: 'edit',
    description: 'Records changed, archived or deleted together',
  },
  columns: {
    at: when,
    who,
    what: { label: 'List', as: 'text' },
    verb: { label: 'Done', as: 'text', words: ['Changed', 'Archived', 'Restored', 'Deleted'] },
    records: { label: 'Records', as: 'int', total: true },
  },
});

/** Rows exported as files. */
export const exportHistory = defineReport('exportHistory', {
  ...period,
  module: 'reporting',
  label: 'Exports',
  description: 'Lists and reports exported as files',
  screen: '/data_exports',
  menu: {
    group: 'exports',
    order: 60,
    icon: 'list',
    description: 'Lists and reports exported as files',
  },
  columns: {
    at: when,
    who,
    what: { label: 'List', as: 'text' },
    format: { label: 'File', as: 'text' },
    columns: { label: 'Columns', as: 'int' },
    narrowed: { label: 'Filtered', as: 'flag' },
  },
});

export const reportingReports: readonly AnyReport[] = [importHistory, bulkEditHistory, exportHistory];
