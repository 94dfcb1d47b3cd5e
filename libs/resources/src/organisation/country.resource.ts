import { defineResource, f } from '@school/kernel';

/** Countries of the world by ISO 3166 code; loaded for a new institute. */
export const country = defineResource('country', {
  module: 'organisation',
  label: ['Country', 'Countries'],
  api: 'setup/v1/Countries',
  fields: {
    code: f.text({ required: true, unique: true, min: 2, max: 2, case: 'upper', search: true }),
    name: f.text({ required: true, unique: true, max: 80, search: true }),
  },
  title: 'name',
  delivered: 'regions',
  list: { columns: ['code', 'name'], sort: 'name' },
  access: {
    read: ['EMPLOYEE', 'STUDENT', 'PARENT'],
    create: ['GeneralSettings'],
    update: ['GeneralSettings'],
    delete: ['GeneralSettings'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    country: typeof country;
  }
}
