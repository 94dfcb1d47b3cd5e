import { defineResource, f } from '@school/kernel';
import { resultReaders } from '../access.ts';

/** Points of a student for an observation in a batch. Entered for the whole batch; emptying a cell removes the row. */
export const observationScore = defineResource('observationScore', {
  module: 'cce',
  label: ['Observation score', 'Observation scores'],
  api: 'setup/v1/ObservationScore',
  fields: {
    student: f.ref('student', { required: true, readOnly: true, onDelete: 'restrict' }),
    batch: f.ref('batch', { required: true, readOnly: true, named: true }),
    observation: f.ref('observation', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    points: f.decimal({ required: true, scale: 1, min: '0', max: '100' }),
  },
  title: 'observation',
  subtitle: ['student'],
  list: {
    columns: ['student', 'batch', 'observation', 'points'],
    sort: 'student',
    filters: ['student', 'batch', 'observation'],
  },
  noArchive: true,
  unique: [{ fields: ['student', 'batch', 'observation'] }],
  access: { read: resultReaders },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    observationScore: typeof observationScore;
  }
}
