import { addDays, weekdayOf } from '@school/domain';
import type { IsoDate } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { studentHolidays } from '../../calendar/holidays.store.ts';
import { lessonLimits } from '../../hr/lesson-limits.store.ts';
import { coversBetween, roomsOfLessons } from '../covers/cover.store.ts';
import { someLessons } from '../lessons/lesson.store.ts';
import type { NamedLesson } from '../lessons/lesson.store.ts';
import { timetableOn } from './current-timetable.store.ts';

/** A lesson as it takes place on one day. */
export interface DayLesson extends NamedLesson {
  readonly date: IsoDate;
  /** Who takes it instead, with the cover that says so. */
  readonly cover: number | null;
  readonly coverId: number | null;
  readonly coverName: string | null;
  readonly cancelled: boolean;
  /** The room of this day. */
  readonly room: string | null;
}

/** Whose lessons: `null` for everybody's. A teacher has also those that he covers. */
export interface Whose {
  readonly batches: readonly number[] | null;
  readonly employee: number | null;
}

const nobody = { batch: null, employee: null, classroom: null } as const;

/** Lessons of the days from one to another, with who covers them; none on days that no published timetable holds. */
export const lessonsBetween = async (
  connection: Connection,
  from: IsoDate,
  to: IsoDate,
  { batches, employee }: Whose,
): Promise<readonly DayLesson[]> => {
  const covers = await coversBetween(connection, from, to);
  const rooms = await roomsOfLessons(connection, from, to);
  const names = new Map(
    (await lessonLimits(connection, [...new Set(covers.flatMap((one) => one.employee ?? []))])).map(
      ({ id, name }) => [id, name],
    ),
  );
  const byLesson = new Map(covers.map((cover) => [`${cover.lesson}/${cover.date}`, cover]));
  const known = new Map<number, readonly NamedLesson[]>();
  const found: DayLesson[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const timetable = await timetableOn(connection, date);
    if (!timetable) continue;
    const lessons =
      known.get(timetable.id) ?? (await someLessons(connection, timetable.id, { ...nobody, batches }));
    known.set(timetable.id, lessons);
    for (const lesson of lessons) {
      if (lesson.weekday !== weekdayOf(date)) continue;
      const cover = byLesson.get(`${lesson.id}/${date}`);
      const concerns =
        employee === null || lesson.teachers.includes(employee) || cover?.employee === employee;
      if (!concerns) continue;
      found.push({
        ...lesson,
        date,
        cover: cover?.employee ?? null,
        coverId: cover?.id ?? null,
        coverName: cover?.employee ? (names.get(cover.employee) ?? null) : null,
        cancelled: cover?.cancelled ?? false,
        room: rooms.get(`${lesson.id}/${date}`) ?? lesson.roomName,
      });
    }
  }
  return found;
};

/** Days without classes, from one to another. */
export const holidaysBetween = (connection: Connection, from: IsoDate, to: IsoDate): Promise<IsoDate[]> =>
  studentHolidays(connection, { from, to });
