import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

const courseSubject = f.ref('courseSubject', {
  label: 'Subject of the course',
  required: true,
  onDelete: 'cascade',
  named: true,
});
const icseExamCategory = f.ref('icseExamCategory', {
  label: 'Exam category',
  readOnly: true,
  onDelete: 'restrict',
});

/** Weights of external and internal assessment in a subject: one weightage for each category. */
export const icseSubjectWeightage = defineResource('icseSubjectWeightage', {
  module: 'icse',
  label: ['ICSE subject weightage', 'ICSE subject weightages'],
  api: 'setup/v1/ICSESubjectWeightage',
  screens: {
    list: '/icse_settings/assign_icse_weightages',
    create: '/icse_settings/assign_icse_weightages/new',
  },
  menu: {
    group: 'icseSettings',
    order: 30,
    icon: 'task',
    description: 'Which weightage applies to which subject',
    setUp: {},
  },
  fields: {
    courseSubject,
    icseWeightage: f.ref('icseWeightage', { label: 'Weightage', required: true, onDelete: 'restrict' }),
    icseExamCategory,
  },
  title: 'courseSubject',
  subtitle: ['icseWeightage'],
  list: {
    columns: ['courseSubject', 'icseExamCategory', 'icseWeightage'],
    sort: 'courseSubject',
    filters: ['courseSubject', 'icseExamCategory', 'icseWeightage'],
  },
  noArchive: true,
  unique: [{ fields: ['courseSubject', 'icseExamCategory'], empty: 'different' }],
  access: examMaster,
});

/** The internal assessment of a subject: one group for each category, in all batches of the course. */
export const iaGroupSubject = defineResource('iaGroupSubject', {
  module: 'icse',
  label: ['Subject internal assessment', 'Subject internal assessments'],
  api: 'setup/v1/IaGroupSubject',
  screens: { list: '/icse_settings/assign_ia_groups', create: '/icse_settings/assign_ia_groups/new' },
  menu: {
    group: 'icseSettings',
    order: 50,
    icon: 'task',
    description: 'Which internal assessment each subject has',
    setUp: {},
  },
  fields: {
    courseSubject,
    iaGroup: f.ref('iaGroup', { label: 'Internal assessment group', required: true, onDelete: 'restrict' }),
    icseExamCategory,
  },
  title: 'courseSubject',
  subtitle: ['iaGroup'],
  list: {
    columns: ['courseSubject', 'icseExamCategory', 'iaGroup'],
    sort: 'courseSubject',
    filters: ['courseSubject', 'icseExamCategory', 'iaGroup'],
  },
  noArchive: true,
  unique: [{ fields: ['courseSubject', 'icseExamCategory'], empty: 'different' }],
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    icseSubjectWeightage: typeof icseSubjectWeightage;
    iaGroupSubject: typeof iaGroupSubject;
  }
}
