import { defineResource, f } from '@school/kernel';
import { financeSettings } from './access.ts';

/** A tax rate. Bills keep the rate that they were created with. */
export const taxSlab = defineResource('taxSlab', {
  module: 'finance',
  label: ['Tax slab', 'Tax slabs'],
  api: 'setup/v1/TaxSlabs',
  screens: { list: '/tax_slabs', show: '/tax_slabs/:id' },
  menu: { group: 'tax', order: 10, icon: 'list', description: 'Tax rates on fees and income' },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    rate: f.percent({ required: true, min: '0', max: '100' }),
    description: f.text({ max: 250 }),
    ledgerAccount: f.ref('ledgerAccount', {
      label: 'Ledger account',
      filter: { type: 'LIABILITY', active: true },
      named: true,
      help: 'Where this tax is owed. If empty, the usual account is used',
    }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  subtitle: ['rate'],
  list: {
    columns: ['name', 'rate', 'description', 'ledgerAccount', 'active'],
    sort: 'name',
    filters: ['active'],
  },
  sample: { rate: '5.0000' },
  access: financeSettings,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    taxSlab: typeof taxSlab;
  }
}
