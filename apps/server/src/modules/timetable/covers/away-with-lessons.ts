import type { AwayRow, IsoDate } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { lessonLimits } from '../../hr/lesson-limits.store.ts';
import { isToGive } from '../lessons/standing-lesson.ts';
import { holidaysBetween } from '../views/day-lessons.ts';
import type { DayLesson } from '../views/day-lessons.ts';
import { dayOf, isAwayThen } from './free-teachers.ts';

/** Someone who does not give their lessons on a day, with how many of them nobody has taken yet. */
interface AwayTeacher {
  readonly id: number;
  readonly name: string;
  readonly session: AwayRow['session'];
  /** `LEFT` for someone who has left the school. */
  readonly status: AwayRow['status'] | 'LEFT';
  readonly lessons: number;
  readonly open: number;
}

/** Nobody gives a lesson that is not covered, or that somebody was to cover who is away as well. */
const countsOf = (lessons: readonly DayLesson[], id: number): Pick<AwayTeacher, 'lessons' | 'open'> => ({
  lessons: lessons.length,
  open: lessons.filter(({ cover, cancelled }) => (cover === null || cover === id) && !cancelled).length,
});

/** People who have left and whose lessons have not been reassigned. */
const gone = async (
  connection: Connection,
  lessons: readonly DayLesson[],
): Promise<readonly AwayTeacher[]> => {
  const waiting = lessons.filter(isToGive);
  const ids = [...new Set(waiting.flatMap(({ left }) => left))];
  if (ids.length === 0) return [];
  const people = await lessonLimits(connection, ids);
  return people.map(({ id, name }) => ({
    id,
    name,
    session: 'FULL',
    status: 'LEFT',
    ...countsOf(
      waiting.filter(({ left }) => left.includes(id)),
      id,
    ),
  }));
};

/** Teachers who are away on a day or left before it, and would otherwise teach: their own lessons, or those they cover. */
export const awayWithLessons = async (
  connection: Connection,
  date: IsoDate,
): Promise<readonly AwayTeacher[]> => {
  const { lessons, away } = await dayOf(connection, date);
  const onLeave = away.flatMap((row) => {
    const own = lessons.filter(
      ({ teachers, cover, ...lesson }) =>
        (teachers.includes(row.employeeId) || cover === row.employeeId) &&
        isAwayThen({ ...row, status: 'APPROVED' }, lesson),
    );
    const { employeeId: id, employeeName: name, session, status } = row;
    return own.length === 0 ? [] : [{ id, name, session, status, ...countsOf(own, id) }];
  });
  const isHoliday = (await holidaysBetween(connection, date, date)).length > 0;
  return isHoliday ? onLeave : [...onLeave, ...(await gone(connection, lessons))];
};
