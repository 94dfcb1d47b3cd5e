import { defineOperation, f, rows } from '@school/kernel';
import { timetableKeepers } from './access.ts';

const text = f.text({ required: true });
const day = f.date({ required: true });
const lesson = f.int({ required: true, min: 1 });

/**
 * Lessons of a day with which a lesson could be exchanged, those of the same class first: both teachers are free for each
 * other's lesson, and neither lesson is covered or cancelled (R25).
 */
export const exchangeChoices = defineOperation('exchangeChoices', {
  module: 'timetable',
  label: 'What a lesson could be exchanged for',
  at: 'GET setup/v1/timetableSwap/exchanges',
  input: { date: day, lesson, otherDate: day },
  answer: rows(
    {
      id: f.int({ required: true }),
      teacherName: text,
      batchName: text,
      subjectName: text,
      startTime: text,
      endTime: text,
    },
    { max: 5_000 },
  ),
  access: timetableKeepers,
});

/**
 * Two teachers exchange lessons of one day, or of two: each takes the other's (R25). Reverting either half reverts both.
 */
export const exchangeLessons = defineOperation('exchangeLessons', {
  module: 'timetable',
  label: 'Exchange lessons',
  at: 'POST setup/v1/timetableSwap/exchange',
  input: {
    date: day,
    lesson,
    otherDate: day,
    otherLesson: lesson,
    reason: f.text({ max: 255 }),
    tellsClasses: f.flag({ label: 'Notify the classes', default: true }),
  },
  answer: { first: f.int({ required: true }), second: f.int({ required: true }) },
  access: timetableKeepers,
  creates: true,
  hidden: true,
});

export const exchangeOperations = [exchangeChoices, exchangeLessons] as const;
