import { defineResource, f } from '@school/kernel';
import { feeMasters } from './access.ts';

/** What is added to a fee that is paid late. */
export const fine = defineResource('fine', {
  module: 'fees',
  label: ['Fine', 'Fines'],
  api: 'finance/v1/fines',
  screens: { list: '/finance/generate_fine' },
  menu: {
    group: 'feesSetUp',
    order: 60,
    icon: 'warning',
    description: 'What is added to fees paid late',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    description: f.text({ max: 250 }),
    slabs: f.lines('fineSlab', { label: 'Slabs', min: 1 }),
    collections: f.rollup({ of: 'feeCollection', via: 'fine', fn: 'count' }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  list: { columns: ['name', 'description', 'collections', 'active'], sort: 'name', filters: ['active'] },
  access: feeMasters,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    fine: typeof fine;
  }
}
