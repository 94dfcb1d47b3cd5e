import { defineSettings, f } from '@school/kernel';
import { examKeepers, resultReaders } from './access.ts';

/** Which mark counts after a second marking. */
export const revaluationRules = {
  SECOND: 'The second examiner’s mark',
  HIGHER: 'The higher of the two marks',
  AVERAGE: 'The average of the two marks',
} as const;

/** How grades are looked up and ranks assigned. */
export const examSetting = defineSettings('examSetting', {
  module: 'assessment',
  label: 'Rules for grades, ranks and revaluation',
  api: 'setup/v1/ExamSettings',
  screen: '/exam/settings/rules',
  menu: {
    group: 'examSettings',
    order: 50,
    icon: 'settings',
    description: 'Equal scores, rounding of grades, groups without an exam, revaluation',
  },
  fields: {
    rankTieRule: f.choice(
      { DENSE: '1, 2, 2, 3', COMPETITION: '1, 2, 2, 4' },
      { label: 'Ranks for equal scores', required: true, default: 'DENSE' },
    ),
    rankStudentsWithoutScore: f.flag({
      label: 'Students without any score are ranked last',
      default: false,
      help: 'Otherwise, they have no rank.',
    }),
    gradeRounding: f.choice(
      { NONE: 'By the exact percentage', NEAREST: 'By the percentage rounded to a whole number' },
      { label: 'Grades are looked up', required: true, default: 'NONE' },
    ),
    redistributeMissing: f.flag({
      label: 'A group without an exam in a subject does not count for it',
      default: false,
      help: 'Otherwise, it counts as zero.',
    }),
    revaluationDays: f.int({
      label: 'Days families have after publication to ask for revaluation',
      required: true,
      default: 14,
      min: 0,
      max: 365,
      help: '0: families cannot ask; the office always can',
    }),
    revaluationRule: f.choice(revaluationRules, {
      label: 'Result after a revaluation',
      required: true,
      default: 'SECOND',
      help: 'Grades have no average: the second examiner’s grade stands.',
    }),
    revaluationTolerance: f.percent({
      label: 'Smallest difference that changes a mark, in percent of the maximum',
      required: true,
      default: '0',
      min: '0',
      max: '100',
    }),
  },
  access: { read: ['EMPLOYEE', ...resultReaders], update: examKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    examSetting: typeof examSetting;
  }
}
