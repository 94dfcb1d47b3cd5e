import { defineResource, f } from '@school/kernel';
import { examMaster } from './access.ts';

/** Name for a student's average over all batches: Distinction, First class. */
export const classDesignation = defineResource('classDesignation', {
  module: 'assessment',
  label: ['Class designation', 'Class designations'],
  api: 'setup/v1/ClassDesignation',
  screens: { list: '/class_designations' },
  menu: {
    group: 'examSettings',
    order: 30,
    icon: 'badge',
    description: 'What an average is called: Distinction, First class',
    setUp: { optional: true },
  },
  fields: {
    course: f.ref('course', { required: true, filter: { active: true }, onDelete: 'cascade', named: true }),
    name: f.text({ required: true, max: 60, search: true }),
    threshold: f.decimal({
      label: 'From',
      required: true,
      scale: 2,
      min: '0',
      max: '100',
      help: 'Percentage; in courses with GPA, the CGPA',
    }),
  },
  title: 'name',
  subtitle: ['course'],
  list: { columns: ['course', 'name', 'threshold'], head: 'name', sort: '-threshold', filters: ['course'] },
  noArchive: true,
  unique: [{ fields: ['course', 'name'] }, { fields: ['course', 'threshold'] }],
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    classDesignation: typeof classDesignation;
  }
}
