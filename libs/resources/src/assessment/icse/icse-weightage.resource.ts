import { add, defineResource, eq, f, field } from '@school/kernel';
import { examMaster } from '../access.ts';

/** Weights of external (written) and internal assessment in a category: 80 and 20, in some subjects 50 and 50. */
export const icseWeightage = defineResource('icseWeightage', {
  module: 'icse',
  label: ['ICSE weightage', 'ICSE weightages'],
  api: 'setup/v1/ICSEWeightage',
  screens: { list: '/icse_settings/icse_weightages', show: '/icse_settings/icse_weightages/:id' },
  menu: {
    group: 'icseSettings',
    order: 20,
    icon: 'percent',
    description: 'How much external and internal assessment count',
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    icseExamCategory: f.ref('icseExamCategory', {
      label: 'Exam category',
      required: true,
      onDelete: 'restrict',
    }),
    externalWeightage: f.decimal({
      label: 'External (EA) in percent',
      required: true,
      scale: 2,
      min: '0',
      max: '100',
      default: '80',
    }),
    internalWeightage: f.decimal({
      label: 'Internal (IA) in percent',
      required: true,
      scale: 2,
      min: '0',
      max: '100',
      default: '20',
    }),
  },
  title: 'name',
  subtitle: ['icseExamCategory', 'externalWeightage', 'internalWeightage'],
  list: {
    columns: ['name', 'icseExamCategory', 'externalWeightage', 'internalWeightage'],
    sort: 'name',
    filters: ['icseExamCategory'],
  },
  related: [{ key: 'subjects', label: 'Subjects', resource: 'icseSubjectWeightage', via: 'icseWeightage' }],
  noArchive: true,
  checks: [
    {
      key: 'whole',
      holds: eq(add(field('externalWeightage'), field('internalWeightage')), '100'),
      message: 'External and internal assessment must add up to 100',
      field: 'internalWeightage',
    },
  ],
  sample: { externalWeightage: '80.00', internalWeightage: '20.00' },
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    icseWeightage: typeof icseWeightage;
  }
}
