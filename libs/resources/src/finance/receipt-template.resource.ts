import { defineResource, f } from '@school/kernel';
import { financeSettings } from './access.ts';

/** Text above and below the figures of receipts of a set. */
export const receiptTemplate = defineResource('receiptTemplate', {
  module: 'finance',
  label: ['Receipt template', 'Receipt templates'],
  api: 'finance/v1/receiptTemplates',
  screens: {
    list: '/receipt_templates',
    create: '/receipt_templates/new',
    edit: '/receipt_templates/:id/edit',
  },
  menu: {
    group: 'financeSettings',
    order: 50,
    icon: 'report',
    description: 'Text above and below the figures',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    header: f.longText({ label: 'Text above the figures', max: 500 }),
    footer: f.longText({ label: 'Text below the figures', max: 500 }),
    receiptSets: f.rollup({ label: 'Receipt sets', of: 'receiptSequence', via: 'template', fn: 'count' }),
  },
  title: 'name',
  list: { columns: ['name', 'header', 'receiptSets'], sort: 'name' },
  access: financeSettings,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    receiptTemplate: typeof receiptTemplate;
  }
}
