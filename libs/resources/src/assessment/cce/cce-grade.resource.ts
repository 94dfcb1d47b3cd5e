import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

/** A grade of a set; a mean that rounds to its points gets its name. */
export const cceGrade = defineResource('cceGrade', {
  module: 'cce',
  label: ['CCE grade', 'CCE grades'],
  parent: 'cceGradeSet',
  noArchive: true,
  fields: {
    cceGradeSet: f.ref('cceGradeSet', { label: 'Grade set', required: true, onDelete: 'cascade' }),
    name: f.text({ label: 'Grade', required: true, max: 10 }),
    gradePoint: f.decimal({ label: 'Points', required: true, scale: 1, min: '0', max: '100' }),
    description: f.text({ max: 100 }),
  },
  title: 'name',
  list: { columns: ['name', 'gradePoint', 'description'], sort: '-gradePoint' },
  unique: [{ fields: ['cceGradeSet', 'gradePoint'] }, { fields: ['cceGradeSet', 'name'] }],
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    cceGrade: typeof cceGrade;
  }
}
