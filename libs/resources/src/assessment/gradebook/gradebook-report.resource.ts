import { defineResource, f, is, isEmpty, not } from '@school/kernel';
import { allForReaders, examKeepers, resultViewers } from '../access.ts';

/** What the figures of report cards are computed from. */
export const reportSchemes = {
  MARKS: 'Exams by weight',
  GRADEBOOK: 'Gradebook',
  CCE: 'CCE',
  ICSE: 'ICSE',
} as const;

/** Report cards of a batch for a term or a year: computed together, then published together. */
export const gradebookReport = defineResource('gradebookReport', {
  module: 'gradebook',
  label: ['Report cards of a batch', 'Report cards of batches'],
  api: 'setup/v1/GradebookReport',
  screens: { list: '/gradebook_reports', show: '/gradebook_reports/:id' },
  menu: {
    group: 'gradebook',
    order: 30,
    icon: 'report',
    description: 'Report cards of a term or a year: calculate, check, publish, print',
    access: resultViewers,
  },
  fields: {
    batch: f.ref('batch', { required: true, filter: { active: true }, named: true }),
    name: f.text({ required: true, max: 60, search: true }),
    scheme: f.choice(reportSchemes, { label: 'Calculated from', required: true, default: 'MARKS' }),
    term: f.ref('term', {
      onDelete: 'restrict',
      named: true,
      help: 'If empty, the report covers the whole year',
    }),
    assessmentTerm: f.ref('assessmentTerm', {
      label: 'Term of the plan',
      onDelete: 'restrict',
      named: true,
      help: 'If empty, the report covers the whole year',
    }),
    cceExamCategory: f.ref('cceExamCategory', {
      label: 'Exam category',
      onDelete: 'restrict',
      named: true,
      help: 'If empty, the report covers the whole year',
    }),
    icseExamCategory: f.ref('icseExamCategory', {
      label: 'ICSE exam category',
      onDelete: 'restrict',
      named: true,
      help: 'If empty, the report covers the whole year',
    }),
    fromDate: f.date({ label: 'Attendance from' }),
    toDate: f.date({ label: 'Attendance to' }),
    status: f.choice(
      { DRAFT: 'Draft', PUBLISHED: 'Published' },
      {
        required: true,
        default: 'DRAFT',
        readOnly: true,
        index: true,
        tones: { DRAFT: 'neutral', PUBLISHED: 'success' },
      },
    ),
    publishedOn: f.date({ readOnly: true }),
    generatedAt: f.dateTime({ label: 'Calculated', readOnly: true }),
    outOfDateSince: f.dateTime({ label: 'Out of date since', readOnly: true }),
    missing: f.int({ label: 'Students without a result', readOnly: true, default: 0 }),
    cards: f.rollup({ label: 'Report cards', of: 'gradebookCard', via: 'report', fn: 'count' }),
    signed: f.rollup({
      label: 'Signed by parents',
      of: 'gradebookCard',
      via: 'report',
      fn: 'count',
      where: { signedAt_empty: false },
    }),
  },
  title: 'name',
  subtitle: ['batch'],
  list: {
    columns: [
      'batch',
      'name',
      'scheme',
      'cards',
      'signed',
      'missing',
      'generatedAt',
      'outOfDateSince',
      'status',
    ],
    head: 'name',
    sort: '-generatedAt',
    filters: ['batch', 'scheme', 'status'],
    views: [{ key: 'stale', label: 'Out of date', filter: { outOfDateSince_empty: false } }],
    tone: [{ when: not(isEmpty('outOfDateSince')), tone: 'warning' }],
  },
  form: {
    tabs: [
      {
        key: 'report',
        label: 'Report cards of a batch',
        sections: [
          { fields: ['batch', 'name'] },
          {
            label: 'Figures',
            fields: ['scheme', 'term', 'assessmentTerm', 'cceExamCategory', 'icseExamCategory'],
          },
          {
            label: 'Attendance',
            help: 'If empty, the attendance of the term or the year is used.',
            fields: ['fromDate', 'toDate'],
          },
          {
            label: 'State',
            fields: ['status', 'publishedOn', 'generatedAt', 'outOfDateSince', 'missing', 'cards', 'signed'],
          },
        ],
      },
    ],
  },
  related: [{ key: 'cards', label: 'Report cards', resource: 'gradebookCard', via: 'report' }],
  conditions: {
    term: { visible: is('scheme', 'MARKS') },
    assessmentTerm: { visible: is('scheme', 'GRADEBOOK') },
    cceExamCategory: { visible: is('scheme', 'CCE') },
    icseExamCategory: { visible: is('scheme', 'ICSE') },
  },
  noArchive: true,
  unique: [{ fields: ['batch', 'name'] }],
  actions: {
    generate: {
      label: 'Recalculate',
      on: 'row',
      access: examKeepers,
      confirm: 'All figures are calculated from the current marks; remarks are kept.',
    },
  },
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      publish: {
        label: 'Publish',
        access: examKeepers,
        from: ['DRAFT'],
        to: 'PUBLISHED',
        confirm: 'Students and parents see their report cards and are notified.',
      },
      takeBack: {
        label: 'Withdraw',
        access: examKeepers,
        from: ['PUBLISHED'],
        to: 'DRAFT',
        tone: 'warning',
        confirm: 'Students and parents no longer see the report cards.',
      },
    },
  },
  scope: { year: 'batch.academicYear' },
  access: {
    read: resultViewers,
    create: examKeepers,
    update: examKeepers,
    delete: examKeepers,
    rows: { ...allForReaders, EMPLOYEE: { batch_in: { $me: 'batches' } } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    gradebookReport: typeof gradebookReport;
  }
}
