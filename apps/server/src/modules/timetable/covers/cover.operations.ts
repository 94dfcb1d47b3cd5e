import { NotFound } from '@school/kernel';
import { coverChoices, exchangeChoices, exchangeLessons, teachersAway } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';
import type { Handler } from '../../../engine/operation/handle.ts';
import { awayWithLessons } from './away-with-lessons.ts';
import { exchange, lessonsToExchange } from './exchange.ts';
import { freeTeachers } from './free-teachers.ts';
import { lessonOn } from './lesson-of-day.ts';

/** Who is away, who could take the lessons, and what they can be exchanged for. */
export const coverHandlers: readonly Handler[] = [
  handle(teachersAway, ({ input, connection }) => awayWithLessons(connection, input.date)),
  handle(coverChoices, async ({ input, connection }) => {
    const lesson = await lessonOn(connection, input.lesson, input.date);
    if (!lesson) throw new NotFound();
    return freeTeachers(connection, lesson);
  }),
  handle(exchangeChoices, async ({ input, connection }) => {
    const lesson = await lessonOn(connection, input.lesson, input.date);
    if (!lesson) throw new NotFound();
    return lessonsToExchange(connection, lesson, input.otherDate);
  }),
  handle(exchangeLessons, ({ input, work }) => exchange(work, input)),
];
