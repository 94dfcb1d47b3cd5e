import { defineResource, f } from '@school/kernel';
import { resultReaders } from './access.ts';

/** When the grouped results of a batch were computed, by whom, and how many marks were missing then. */
export const reportGeneration = defineResource('reportGeneration', {
  module: 'assessment',
  label: ['Report generation', 'Report generations'],
  api: 'setup/v1/ReportGeneration',
  appendOnly: true,
  noArchive: true,
  fields: {
    batch: f.ref('batch', { required: true, readOnly: true, onDelete: 'cascade', named: true }),
    students: f.int({ readOnly: true, required: true, default: 0 }),
    missingMarks: f.int({ readOnly: true, required: true, default: 0 }),
  },
  title: 'batch',
  list: {
    columns: ['batch', 'students', 'missingMarks'],
    sort: 'batch',
    filters: ['batch'],
  },
  access: { read: resultReaders },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    reportGeneration: typeof reportGeneration;
  }
}
