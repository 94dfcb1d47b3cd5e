import { defineResource, f, not, isEmpty } from '@school/kernel';
import { examKeepers, examMaster } from './access.ts';

const limits = { LOWER: 'At least', UPPER: 'Below', EXACT: 'Exactly' } as const;

/** A level that students reach by their score, or by the number of subjects in which they reach it. */
export const rankingLevel = defineResource('rankingLevel', {
  module: 'assessment',
  label: ['Ranking level', 'Ranking levels'],
  api: 'setup/v1/RankingLevels',
  screens: { list: ['/ranking_levels', '/ranking_levels/:courseId'] },
  menu: {
    group: 'examSettings',
    order: 20,
    icon: 'list',
    description: 'Levels by score or by number of subjects, in order',
    setUp: { optional: true },
  },
  fields: {
    course: f.ref('course', { required: true, filter: { active: true }, onDelete: 'cascade', named: true }),
    name: f.text({ required: true, max: 60, search: true }),
    thresholdLimitType: f.choice(limits, { label: 'Score is', required: true, default: 'LOWER' }),
    threshold: f.decimal({
      label: 'Score',
      required: true,
      scale: 2,
      min: '0',
      max: '100',
      help: 'Percentage; in courses with GPA, the GPA',
    }),
    subjectCount: f.int({
      label: 'Subjects',
      min: 0,
      max: 99,
      help: 'If empty, the combined score decides',
    }),
    subjectLimitType: f.choice(limits, { label: 'Number of subjects is', default: 'LOWER' }),
    considerFullCourse: f.flag({ label: 'All batches the student has been in', default: false }),
    priority: f.int({
      required: true,
      readOnly: true,
      default: 1,
      help: '1 comes first: students who reach several levels are listed under the first of them',
    }),
  },
  title: 'name',
  subtitle: ['course'],
  list: {
    columns: [
      'course',
      'priority',
      'name',
      'thresholdLimitType',
      'threshold',
      'subjectLimitType',
      'subjectCount',
      'considerFullCourse',
    ],
    head: 'name',
    sort: 'priority',
    filters: ['course'],
  },
  conditions: {
    subjectLimitType: { visible: not(isEmpty('subjectCount')), required: not(isEmpty('subjectCount')) },
  },
  actions: {
    up: { label: 'Further up', on: 'row', access: examKeepers },
    down: { label: 'Further down', on: 'row', access: examKeepers },
  },
  noArchive: true,
  unique: [{ fields: ['course', 'name'] }],
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    rankingLevel: typeof rankingLevel;
  }
}
