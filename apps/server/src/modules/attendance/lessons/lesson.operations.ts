import { lessonRegisterOf, lessonsToMark, takeLesson } from '@school/resources';
import { handle, type Handler } from '../../../engine/operation/handle.ts';
import { lessonsOfDayToMark, readLesson } from './read-lesson.ts';
import { takeLessonAsWhole } from './take-lesson.ts';

/** Registers of lessons. */
export const lessonHandlers: readonly Handler[] = [
  handle(lessonsToMark, ({ input, connection, context }) =>
    lessonsOfDayToMark(connection, input.date ?? context.today, input.batch ?? null, context),
  ),
  handle(lessonRegisterOf, ({ input, connection, context }) => readLesson(connection, input, context)),
  handle(takeLesson, async ({ input: { marks, ...place }, work }) => ({
    marks: await takeLessonAsWhole(
      place,
      marks.map(({ student, label, reason, minutesLate }) => ({
        student,
        label,
        reason: reason ?? null,
        minutesLate: minutesLate ?? null,
      })),
      work,
    ),
  })),
];
