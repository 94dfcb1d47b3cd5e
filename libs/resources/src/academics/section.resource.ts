import { defineResource, f } from '@school/kernel';
import { academicAccess } from './access.ts';

/** A letter or name reused by batches of all courses: A, B, Blue. */
export const section = defineResource('section', {
  module: 'academics',
  label: ['Section', 'Sections'],
  api: 'setup/v1/Section',
  screens: { list: '/sections' },
  menu: {
    group: 'academic',
    order: 30,
    icon: 'list',
    description: 'Letters and names of batches',
    access: ['EMPLOYEE'],
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 30, search: true, natural: true }),
    code: f.text({ unique: true, max: 8, search: true }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  subtitle: ['code'],
  list: { columns: ['name', 'code', 'active'], sort: 'name', inline: ['name', 'code', 'active'] },
  access: academicAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    section: typeof section;
  }
}
