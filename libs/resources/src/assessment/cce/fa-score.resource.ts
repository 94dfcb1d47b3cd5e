import { defineResource, f } from '@school/kernel';
import { resultReaders } from '../access.ts';

/** Points of a student for an indicator in a subject. Entered for a whole batch; emptying a cell removes the row. */
export const faScore = defineResource('faScore', {
  module: 'cce',
  label: ['Formative score', 'Formative scores'],
  api: 'setup/v1/FaScore',
  fields: {
    student: f.ref('student', { required: true, readOnly: true, onDelete: 'restrict' }),
    subject: f.ref('subject', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    indicator: f.ref('faIndicator', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    points: f.decimal({ required: true, scale: 1, min: '0', max: '100' }),
  },
  title: 'indicator',
  subtitle: ['student'],
  list: {
    columns: ['student', 'subject', 'indicator', 'points'],
    sort: 'student',
    filters: ['student', 'subject', 'indicator'],
  },
  noArchive: true,
  unique: [{ fields: ['student', 'subject', 'indicator'] }],
  access: { read: resultReaders },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    faScore: typeof faScore;
  }
}
