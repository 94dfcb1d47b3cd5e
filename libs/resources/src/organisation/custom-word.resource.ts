import { defineResource, f } from '@school/kernel';
import { termLanguages, termNames } from './terms.ts';

/** What this school calls things; menus, screens, exports and documents follow. */
export const customWord = defineResource('customWord', {
  module: 'organisation',
  label: ['Term', 'Terminology'],
  api: 'setup/v1/CustomWords',
  screens: { list: '/custom_words', edit: '/custom_words/:id' },
  menu: {
    group: 'configuration',
    order: 30,
    icon: 'settings',
    description: 'What your school calls things, in every language',
  },
  fields: {
    term: f.choice(termNames, { required: true }),
    language: f.choice(termLanguages, { required: true, default: 'en' }),
    singular: f.text({ label: 'Singular name', required: true, max: 40 }),
    plural: f.text({ label: 'Plural name', required: true, max: 40, search: true }),
  },
  title: 'plural',
  subtitle: ['term', 'language'],
  list: { columns: ['term', 'language', 'singular', 'plural'], sort: 'term', filters: ['language'] },
  unique: [{ fields: ['term', 'language'] }],
  noArchive: true,
  access: {
    read: ['EMPLOYEE', 'STUDENT', 'PARENT'],
    create: ['GeneralSettings'],
    update: ['GeneralSettings'],
    delete: ['GeneralSettings'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    customWord: typeof customWord;
  }
}
