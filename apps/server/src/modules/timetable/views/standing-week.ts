import type { IsoDate } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { lastDays } from '../leaving.store.ts';
import { someLessons } from '../lessons/lesson.store.ts';
import { dayShown, standingOn } from '../lessons/standing-lesson.ts';
import type { StandingLesson } from '../lessons/standing-lesson.ts';
import type { TimetableRow } from './current-timetable.store.ts';

/** The week of a timetable as it stands today: nobody who has left gives a lesson in it. */
export const lessonsStanding = async (
  connection: Connection,
  timetable: Pick<TimetableRow, 'id' | 'startDate' | 'endDate'>,
  whose: Parameters<typeof someLessons>[2],
  today: IsoDate,
): Promise<readonly StandingLesson[]> => {
  const lessons = await someLessons(connection, timetable.id, whose);
  const gone = await lastDays(connection);
  const day = dayShown(timetable, today);
  const standing = lessons.map((lesson) => standingOn(lesson, day, gone));
  const { employee } = whose;
  return employee === null ? standing : standing.filter(({ teachers }) => teachers.includes(employee));
};
