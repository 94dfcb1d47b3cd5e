import type { AnyResource } from '@school/kernel';
import type { GenericCall } from '../calls/generic-call.ts';
import { exportRows } from './export/export-call.ts';
import { readImport, startImport } from './import/import-calls.ts';
import { importTemplate } from './import/template-call.ts';
import { startPaper } from './paper/paper-call.ts';

const isList = ({ single: one }: AnyResource): boolean => !one;

/** Records that a module creates in its own way cannot bypass it by coming from files. */
const takesFiles = (resource: AnyResource): boolean =>
  isList(resource) && !resource.ownCalls?.includes('save') && importable(resource);

/** Rows that only the server writes cannot be imported by anyone. */
const importable = ({ access }: AnyResource): boolean => (access.import ?? access.create ?? []).length > 0;

/** Calls that export rows to files and import them from files. */
export const transferCalls: readonly GenericCall[] = [
  {
    name: 'export',
    method: 'GET',
    paths: ['export'],
    verb: 'export',
    summary: ({ label }) => `${label[1]} as a CSV or XLSX file`,
    offered: isList,
    handle: exportRows,
  },
  {
    name: 'exportPaper',
    method: 'POST',
    paths: ['export/pdf'],
    verb: 'export',
    summary: ({ label }) => `${label[1]} as a PDF file, made in the background`,
    offered: isList,
    handle: startPaper,
  },
  {
    name: 'importTemplate',
    method: 'GET',
    paths: ['import/template'],
    own: 'import',
    verb: 'import',
    summary: ({ label }) => `Empty file for an import of ${label[1]}`,
    offered: takesFiles,
    handle: importTemplate,
  },
  {
    name: 'importRead',
    method: 'POST',
    paths: ['import/read'],
    own: 'import',
    verb: 'import',
    summary: ({ label }) => `Columns and first rows of a file of ${label[1]}`,
    offered: takesFiles,
    handle: readImport,
  },
  {
    name: 'importRun',
    method: 'POST',
    paths: ['import/run'],
    own: 'import',
    verb: 'import',
    summary: ({ label }) => `Import a file of ${label[1]}, or try to`,
    offered: takesFiles,
    handle: startImport,
  },
];
