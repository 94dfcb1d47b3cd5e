import { addDays, isoWeekday } from '@school/domain';
import type { IsoDate } from '@school/domain';
import { NotFound, isAmong } from '@school/kernel';
import type { CallContext } from '../../../engine/context.ts';
import { lessonsOfDay, lessonsToPlace, myTimetable, timetableWeek } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';
import type { Handler } from '../../../engine/operation/handle.ts';

import { lessonRules } from '../../academics/lesson-rules.store.ts';
import { batchRooms, taughtSubjects } from '../../academics/taught-subjects.store.ts';
import { lessonLimits } from '../../hr/lesson-limits.store.ts';
import { weekOf } from '../lessons/batch-week.store.ts';
import { lessonsStanding } from './standing-week.ts';
import { searchSettings, teacherHours } from '../making/school-week.store.ts';
import { timetableKeepers } from '../rights.ts';
import { batchesOfTimetable, lessonRooms, timetableOn, timetablesFor } from './current-timetable.store.ts';
import { holidaysBetween, lessonsBetween } from './day-lessons.ts';
import { peopleOf } from './people-of-caller.ts';
import type { DayLesson } from './day-lessons.ts';

const mayMake = ({ actor }: CallContext): boolean => isAmong(actor, timetableKeepers);

/** The classes whose lessons a user may see; null for all of them. */
const readableBatches = ({ actor }: CallContext): readonly number[] | null =>
  actor.role === 'STUDENT' || actor.role === 'PARENT' ? (actor.batches ?? []) : null;

const onceEach = <T extends { readonly weekday: string; readonly classTiming: number }>(
  periods: readonly T[],
): T[] => [...new Map(periods.map((one) => [`${one.weekday}/${one.classTiming}`, one])).values()];

const emptyWeek = {
  timetable: null,
  name: null,
  startDate: null,
  endDate: null,
  status: null,
  periods: [],
  lessons: [],
};

const weekHandler = handle(timetableWeek, async ({ input, context, connection }) => {
  const { batch = null, employee = null, classroom = null } = input;
  const known = await timetablesFor(connection, mayMake(context));
  const timetables = known.map(({ id, name }) => ({ id, name }));
  const current = await timetableOn(connection, context.today);
  const wanted = input.timetable ?? current?.id ?? known[0]?.id;
  const timetable = known.find(({ id }) => id === wanted);
  if (!timetable && input.timetable) throw new NotFound();
  if (!timetable) return { ...emptyWeek, timetables };
  const batches = readableBatches(context);
  const whose = { batch, employee, classroom, batches };
  const lessons = await lessonsStanding(connection, timetable, whose, context.today);
  const classes = batch === null ? await batchesOfTimetable(connection, timetable.id) : [batch];
  const { id, ...about } = timetable;
  return {
    timetable: id,
    ...about,
    timetables,
    periods: onceEach(await weekOf(connection, classes)),
    lessons,
  };
});

const toPlaceHandler = handle(lessonsToPlace, async ({ input, connection }) => {
  const ids = await batchesOfTimetable(connection, input.timetable);
  const subjects = await taughtSubjects(connection, ids);
  const hours = await teacherHours(connection);
  const { subjectPerDay } = await searchSettings(connection);
  const people = [...new Set(subjects.flatMap(({ teachers }) => teachers))];
  return {
    batches: await batchRooms(connection, ids),
    periods: await weekOf(connection, ids),
    subjects: subjects.map(({ rules: { perDay, hours: suited, daysBetween }, ...one }) => ({
      ...one,
      perDay,
      hours: suited,
      daysBetween,
    })),
    teachers: await lessonLimits(connection, people),
    rules: (await lessonRules(connection, ids)).map(({ kind, subjects: named }) => ({
      kind,
      subjects: named,
    })),
    hours,
    rooms: await lessonRooms(connection),
    subjectPerDay,
  };
});

const shown = (lessons: readonly DayLesson[]) =>
  lessons.map(({ planned, ...lesson }) => ({
    ...lesson,
    cover: lesson.coverId,
    coverEmployee: lesson.cover,
    coverSubject: lesson.subject === planned.subject ? null : lesson.subjectName,
  }));

const mondayOf = (date: IsoDate): IsoDate => addDays(date, 1 - isoWeekday(date));

const mineHandler = handle(myTimetable, async ({ input, context, connection }) => {
  const from = mondayOf(input.from ?? context.today);
  const days = Array.from({ length: 7 }, (_, at) => addDays(from, at));
  const to = addDays(from, 6);
  const holidays = await holidaysBetween(connection, from, to);
  const people = [];
  for (const { name, ...whose } of await peopleOf(context, connection)) {
    people.push({ name, days, holidays, lessons: shown(await lessonsBetween(connection, from, to, whose)) });
  }
  return { from, people };
});

const dayHandler = handle(lessonsOfDay, async ({ input, connection }) => {
  const { date, batch, employee = null } = input;
  const timetable = await timetableOn(connection, date);
  const batches = batch ? [batch] : null;
  const holidays = await holidaysBetween(connection, date, date);
  return {
    timetable: timetable?.id ?? null,
    isHoliday: holidays.length > 0,
    lessons: shown(await lessonsBetween(connection, date, date, { batches, employee })),
  };
});

/** Timetables as users view them. */
export const viewHandlers: readonly Handler[] = [weekHandler, toPlaceHandler, mineHandler, dayHandler];
