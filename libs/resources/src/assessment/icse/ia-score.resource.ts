import { defineResource, f } from '@school/kernel';
import { resultReaders } from '../access.ts';

/** Marks of a student in a component of the internal assessment. Entered for a whole batch. */
export const iaScore = defineResource('iaScore', {
  module: 'icse',
  label: ['Internal mark', 'Internal marks'],
  api: 'setup/v1/IaScore',
  fields: {
    student: f.ref('student', { required: true, readOnly: true, onDelete: 'restrict' }),
    subject: f.ref('subject', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    component: f.ref('iaComponent', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    marks: f.decimal({ scale: 2, min: '0', max: '9999.99' }),
    status: f.choice(
      { PRESENT: 'Present', ABSENT: 'Absent' },
      { required: true, default: 'PRESENT', tones: { PRESENT: 'neutral', ABSENT: 'warning' } },
    ),
  },
  title: 'component',
  subtitle: ['student'],
  list: {
    columns: ['student', 'subject', 'component', 'marks', 'status'],
    sort: 'student',
    filters: ['student', 'subject', 'component'],
  },
  noArchive: true,
  unique: [{ fields: ['student', 'subject', 'component'] }],
  access: { read: resultReaders },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    iaScore: typeof iaScore;
  }
}
