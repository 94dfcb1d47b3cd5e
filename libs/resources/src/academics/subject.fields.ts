import { f } from '@school/kernel';

/** What a subject is, in a course and in each of its batches alike. */
export const subjectFields = {
  name: f.text({ required: true, max: 100, search: true, natural: true }),
  code: f.text({ required: true, max: 16, search: true }),
  maxWeeklyClasses: f.int({ label: 'Periods a week', required: true, min: 0, max: 60, default: 5 }),
  creditHours: f.decimal({ scale: 2, min: '0', max: '99' }),
  type: f.choice({
    THEORY: 'Theory',
    PRACTICAL: 'Practical',
    BOTH: 'Theory and practical',
    OTHER: 'Other',
  }),
} as const;

/** How lessons, exams and reports treat it. */
export const subjectUse = {
  noExams: f.flag({ label: 'Without exams', default: false }),
  isLanguage: f.flag({ label: 'Language', default: false }),
  isActivity: f.flag({ label: 'Activity', default: false }),
  skillSet: f.ref('skillSet', { filter: { active: true } }),
  sortOrder: f.int({ label: 'Order', min: 0, max: 9999, default: 0 }),
} as const;

/** Keys that a subject of a batch takes over from where it is copied from. */
export const copiedSubjectFields = [
  ...(Object.keys(subjectFields) as (keyof typeof subjectFields)[]),
  ...(Object.keys(subjectUse) as (keyof typeof subjectUse)[]),
] as const;
