import { defineResource, f } from '@school/kernel';
import { firstListEntries, lookupListNames } from './lookup-lists.ts';

/** Entries of the short lists that forms choose from: relations, religions, languages and the like. */
export const genericCode = defineResource('genericCode', {
  module: 'organisation',
  label: ['Pick list entry', 'Pick lists'],
  api: 'setup/v1/genericCodes',
  screens: { list: '/configuration/list_entries', edit: '/configuration/list_entries/:id' },
  menu: {
    group: 'configuration',
    order: 35,
    icon: 'list',
    description: 'Choices offered in forms: relations, religions, languages',
  },
  fields: {
    listKey: f.choice(lookupListNames, { label: 'List', required: true }),
    code: f.text({ required: true, max: 20, case: 'upper', search: true }),
    label: f.text({ required: true, max: 60, search: true }),
    sortOrder: f.int({ required: true, min: 0, max: 9999, default: 0 }),
  },
  title: 'label',
  delivered: Object.values(firstListEntries).flat(),
  subtitle: ['code'],
  list: {
    columns: ['listKey', 'label', 'code', 'sortOrder'],
    sort: 'listKey',
    filters: ['listKey'],
  },
  unique: [{ fields: ['listKey', 'code'] }],
  access: {
    read: ['EMPLOYEE', 'STUDENT', 'PARENT'],
    create: ['GeneralSettings'],
    update: ['GeneralSettings'],
    delete: ['GeneralSettings'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    genericCode: typeof genericCode;
  }
}
