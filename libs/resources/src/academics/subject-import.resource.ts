import { defineResource, f } from '@school/kernel';
import { academicAccess } from './access.ts';

/** The subjects of one batch were copied into others; what was already there stayed unchanged. */
export const subjectImport = defineResource('subjectImport', {
  module: 'academics',
  label: ['Subject import', 'Subject imports'],
  api: 'setup/v1/ImportSubjects',
  screens: {
    list: '/subjects_center/imports',
    create: '/subjects_center/imports/new',
    show: '/subjects_center/imports/:id',
  },
  menu: {
    group: 'subjects',
    order: 40,
    icon: 'history',
    description: 'Import the subjects of another batch',
  },
  noArchive: true,
  fields: {
    fromBatch: f.ref('batch', { label: 'From batch', required: true }),
    toBatches: f.refs('batch', { label: 'Into batches', required: true, filter: { active: true } }),
    date: f.date({ label: 'Day', required: true, default: 'today', readOnly: true, index: true }),
    created: f.int({ label: 'Subjects made', readOnly: true, min: 0 }),
    skipped: f.int({ label: 'There already', readOnly: true, min: 0 }),
    skippedNames: f.longText({ label: 'Subjects already there', readOnly: true, max: 20_000 }),
  },
  title: 'fromBatch',
  subtitle: ['created'],
  list: {
    columns: ['date', 'fromBatch', 'toBatches', 'created', 'skipped'],
    sort: '-date',
    filters: ['fromBatch'],
  },
  scope: { year: 'fromBatch.academicYear' },
  access: academicAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    subjectImport: typeof subjectImport;
  }
}
