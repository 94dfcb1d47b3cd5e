import { f, is, isNot } from '@school/kernel';

/** What makes up a subject, both in a course and in each of its batches. */
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
  preferConsecutive: f.flag({ label: 'Consecutive periods', default: false }),
  keepsPairs: f.flag({
    label: 'Always consecutive',
    default: false,
    help: 'Two consecutive periods are a rule; otherwise a preference, met where possible',
  }),
  lessonsPerDay: f.int({
    label: 'Maximum lessons per day',
    min: 1,
    max: 10,
    help: 'If empty, as many as the timetable settings allow for any subject',
  }),
  lessonHours: f.choice(
    {
      ANY: 'At any hour',
      NOT_FIRST: 'Not in the first period',
      NOT_LAST: 'Not in the last period',
      FIRST_HALF: 'In the first half of the day',
      SECOND_HALF: 'In the second half of the day',
    },
    { label: 'Lesson times', required: true, default: 'ANY' },
  ),
  keepsHours: f.flag({
    label: 'At no other times',
    default: false,
    help: 'Otherwise, the times are a preference, met where possible',
  }),
  daysBetween: f.flag({ label: 'Not on two days in a row', default: false }),
} as const;

/** Whether hours or pairs are recorded is asked where there are any. */
export const subjectConditions = {
  keepsHours: { visible: isNot('lessonHours', 'ANY') },
  keepsPairs: { visible: is('preferConsecutive', true) },
} as const;

/** Keys that a subject of a batch takes over from its source. */
export const copiedSubjectFields = [
  ...(Object.keys(subjectFields) as (keyof typeof subjectFields)[]),
  ...(Object.keys(subjectUse) as (keyof typeof subjectUse)[]),
] as const;
