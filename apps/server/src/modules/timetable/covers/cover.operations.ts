import { NotFound } from '@school/kernel';
import { coverChoices, teachersAway } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';
import type { Handler } from '../../../engine/operation/handle.ts';
import { awayWithLessons, freeTeachers } from './free-teachers.ts';
import { lessonOn } from './lesson-cover.behaviour.ts';

/** Who is away, and who could take the lessons. */
export const coverHandlers: readonly Handler[] = [
  handle(teachersAway, ({ input, connection }) => awayWithLessons(connection, input.date)),
  handle(coverChoices, async ({ input, connection }) => {
    const lesson = await lessonOn(connection, input.lesson, input.date);
    if (!lesson) throw new NotFound();
    return freeTeachers(connection, lesson);
  }),
];
