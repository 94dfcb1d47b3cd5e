import { defineResource, f } from '@school/kernel';
import { officeAccess } from './access.ts';

/** Stops, routes and passengers of one academic year copied to another; whatever exists already is left alone. */
export const transportImport = defineResource('transportImport', {
  module: 'transport',
  label: ['Copy from another year', 'Copies from other years'],
  api: 'transport/v1/TransportImport',
  ownCalls: ['update', 'bulk', 'import'],
  screens: {
    list: '/transport_imports',
    create: '/transport_imports/new',
    show: '/transport_imports/:id',
  },
  menu: {
    group: 'transportSetUp',
    order: 70,
    icon: 'year',
    description: 'Stops, routes and passengers from the previous year',
    create: {
      label: 'Copy from another year',
      description: 'Copy stops, routes and passengers, with a preview of the result first',
      icon: 'add',
    },
  },
  noArchive: true,
  fields: {
    fromYear: f.ref('academicYear', { label: 'From the year', required: true }),
    toYear: f.ref('academicYear', { label: 'Into the year', required: true }),
    parts: f.choices(
      { STOPS: 'Stops', ROUTES: 'Routes', EMPLOYEES: 'People on routes', PASSENGERS: 'Passengers' },
      { label: 'What is copied', required: true, default: ['STOPS', 'ROUTES', 'EMPLOYEES', 'PASSENGERS'] },
    ),
    stops: f.int({ readOnly: true, noCopy: true }),
    routes: f.int({ readOnly: true, noCopy: true }),
    people: f.int({ label: 'People on routes', readOnly: true, noCopy: true }),
    passengers: f.int({ readOnly: true, noCopy: true }),
    refused: f.lines('transportImportRefusal', { label: 'Not copied' }),
  },
  title: 'fromYear',
  subtitle: ['toYear'],
  list: {
    columns: ['fromYear', 'toYear', 'parts', 'stops', 'routes', 'people', 'passengers'],
    head: 'fromYear',
    sort: '-toYear',
    filters: ['fromYear', 'toYear'],
  },
  form: {
    tabs: [
      {
        key: 'copy',
        label: 'Copy',
        sections: [
          {
            help: 'Anything with the same name in the other year stays as it is. Passengers who have left are skipped.',
            fields: ['fromYear', 'toYear', 'parts'],
          },
          { label: 'Copied', fields: ['stops', 'routes', 'people', 'passengers'] },
          { fields: ['refused'] },
        ],
      },
    ],
  },
  access: { read: officeAccess.read, create: officeAccess.create },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    transportImport: typeof transportImport;
  }
}
