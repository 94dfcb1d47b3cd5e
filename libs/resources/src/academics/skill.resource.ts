import { defineResource, f } from '@school/kernel';
import { academicAccess } from './access.ts';

/** One skill of a set, or a part of another skill in it. */
export const skill = defineResource('skill', {
  module: 'academics',
  label: ['Skill', 'Skills'],
  parent: 'skillSet',
  noArchive: true,
  fields: {
    skillSet: f.ref('skillSet', { required: true, onDelete: 'cascade' }),
    name: f.text({ required: true, max: 60, search: true }),
    partOf: f.text({ label: 'Part of', max: 60, help: 'The name of another skill in this set' }),
    maxMarks: f.decimal({ label: 'Maximum marks', scale: 2, min: '0', max: '9999' }),
    sortOrder: f.int({ required: true, min: 0, max: 9999, default: 0 }),
  },
  title: 'name',
  list: { columns: ['sortOrder', 'name', 'partOf', 'maxMarks'], sort: 'sortOrder' },
  unique: [{ fields: ['skillSet', 'name'] }],
  sample: { partOf: undefined },
  access: academicAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    skill: typeof skill;
  }
}
