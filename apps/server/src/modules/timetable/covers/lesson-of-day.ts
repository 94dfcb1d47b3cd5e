import { weekdayOf } from '@school/domain';
import type { IsoDate } from '@school/domain';
import { Conflict } from '@school/kernel';
import type { Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { holidaysBetween, lessonsBetween } from '../views/day-lessons.ts';
import type { DayLesson } from '../views/day-lessons.ts';
import { hasRegister } from './lesson-guard.ts';

const everybody = { batches: null, employee: null } as const;

/** A lesson as it takes place on a day; undefined where it does not take place. */
export const lessonOn = async (
  connection: Connection,
  lesson: number,
  date: IsoDate,
): Promise<DayLesson | undefined> =>
  (await lessonsBetween(connection, date, date, everybody)).find(({ id }) => id === lesson);

/**
 * A lesson that takes place on a day.
 * @param fields where a form shows errors about the day and the lesson
 * @throws Invalid for a holiday, and where the lesson is on another weekday or outside its timetable
 */
export const requireLesson = async (
  connection: Connection,
  lesson: number,
  date: IsoDate,
  fields: readonly [date: string, lesson: string] = ['date', 'lesson'],
): Promise<DayLesson> => {
  const holidays = await holidaysBetween(connection, date, date);
  if (holidays.length > 0) throw invalidField(fields[0], 'holiday', 'There are no lessons on this day.');
  const found = await lessonOn(connection, lesson, date);
  if (found) return found;
  throw invalidField(
    fields[1],
    'notOnDay',
    'The published timetable has no such lesson on this day (%{day}).',
    { day: weekdayOf(date) },
  );
};

/** Whether a day is over: nobody has to be notified any more of what happens to its lessons. */
export const isOver = (date: unknown, { context }: Work): boolean => String(date) < context.today;

/**
 * A past day may be corrected as long as nobody has taken the register of the lesson: once taken, the lesson took place as
 * it stands (R25).
 * @throws Conflict `REGISTER_TAKEN`, and `DAY_OVER` for a lesson that is no longer in the timetable of the day
 */
export const requireChangeable = async (
  date: unknown,
  lesson: DayLesson | undefined,
  work: Work,
): Promise<void> => {
  if (!isOver(date, work)) return;
  if (!lesson) {
    throw new Conflict('The day is over, so its covers cannot be changed.', { code: 'DAY_OVER' });
  }
  if (await hasRegister(work.transaction, lesson)) {
    throw new Conflict('The register of this lesson has been taken, so its cover cannot be changed.', {
      code: 'REGISTER_TAKEN',
    });
  }
};
