import { defineResource, f } from '@school/kernel';
import { tallyMasters } from './access.ts';

/** A company exactly as named in Tally. */
export const tallyCompany = defineResource('tallyCompany', {
  module: 'tally',
  label: ['Company in Tally', 'Companies in Tally'],
  api: 'tally/v1/companies',
  screens: { list: '/tally_exports/companies' },
  menu: { group: 'tallySettings', order: 20, icon: 'bank', description: 'Companies, as named in Tally' },
  noArchive: true,
  fields: {
    name: f.text({ required: true, unique: true, max: 100, search: true, help: 'Exactly as in Tally' }),
    guid: f.text({ label: 'GUID', max: 60 }),
    number: f.text({ label: 'Company number', max: 20 }),
    booksFrom: f.date({ label: 'Books begin on' }),
  },
  title: 'name',
  list: { columns: ['name', 'guid', 'number', 'booksFrom'], sort: 'name' },
  access: tallyMasters,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    tallyCompany: typeof tallyCompany;
  }
}
