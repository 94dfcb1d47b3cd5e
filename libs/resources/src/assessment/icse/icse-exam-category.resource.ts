import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

/** A part of the year with external and internal assessment: half-yearly, annual. */
export const icseExamCategory = defineResource('icseExamCategory', {
  module: 'icse',
  label: ['ICSE exam category', 'ICSE exam categories'],
  api: 'setup/v1/ICSEExamCategory',
  screens: { list: '/icse_settings/icse_exam_categories', show: '/icse_settings/icse_exam_categories/:id' },
  menu: {
    group: 'icseSettings',
    order: 10,
    icon: 'calendar',
    description: 'Half-yearly, annual: parts of the year',
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    description: f.text({ max: 255 }),
    sortOrder: f.int({ label: 'Order', required: true, min: 0, max: 9999, default: 0 }),
    weightages: f.rollup({ of: 'icseWeightage', via: 'icseExamCategory', fn: 'count' }),
    groups: f.rollup({
      label: 'Internal assessment groups',
      of: 'iaGroup',
      via: 'icseExamCategory',
      fn: 'count',
    }),
  },
  title: 'name',
  list: { columns: ['sortOrder', 'name', 'description', 'weightages', 'groups'], sort: 'sortOrder' },
  related: [
    { key: 'weightages', label: 'Weightages', resource: 'icseWeightage', via: 'icseExamCategory' },
    { key: 'groups', label: 'Internal assessment groups', resource: 'iaGroup', via: 'icseExamCategory' },
  ],
  noArchive: true,
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    icseExamCategory: typeof icseExamCategory;
  }
}
