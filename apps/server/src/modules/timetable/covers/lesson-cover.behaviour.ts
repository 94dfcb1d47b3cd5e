import { weekdayOf } from '@school/domain';
import type { IsoDate } from '@school/domain';
import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../../engine/envelope/refusals.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { holidaysBetween, lessonsBetween } from '../views/day-lessons.ts';
import type { DayLesson } from '../views/day-lessons.ts';
import { absentFrom, whyNot } from './free-teachers.ts';
import { tellCover } from './tell-cover.ts';

const everybody = { batches: null, employee: null } as const;

/** A lesson as it takes place on a day; undefined where it does not. */
export const lessonOn = async (
  connection: Connection,
  lesson: number,
  date: IsoDate,
): Promise<DayLesson | undefined> =>
  (await lessonsBetween(connection, date, date, everybody)).find(({ id }) => id === lesson);

/** @throws Invalid for a holiday, and where the lesson is on another weekday or outside of its timetable */
const requireLesson = async ({ date, lesson }: RecordValues, { transaction }: Work): Promise<DayLesson> => {
  if (lesson == null) throw invalidField('lesson', 'required', 'Which lesson is it about?');
  const day = String(date);
  const holidays = await holidaysBetween(transaction, day, day);
  if (holidays.length > 0) throw invalidField('date', 'holiday', 'There are no lessons on this day.');
  const found = await lessonOn(transaction, Number(lesson), day);
  if (found) return found;
  throw invalidField(
    'lesson',
    'notOnDay',
    'The published timetable has no such lesson on this day (%{day}).',
    {
      day: weekdayOf(day),
    },
  );
};

/** What was taught in the past stays as it was. */
const requireOpenDay = (date: unknown, { context }: Work): void => {
  if (String(date) < context.today) {
    throw new Conflict('The day is over: its covers stay as they are.', { code: 'DAY_OVER' });
  }
};

const idOf = (value: unknown): number | null => (value == null ? null : Number(value));

/** Somebody takes a lesson of one day who is free at that time, or it is cancelled; all whom it concerns are told (R25). */
export const lessonCoverBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const cover = { ...current, ...input };
    if (current) requireOpenDay(current['date'], work);
    requireOpenDay(cover['date'], work);
    const lesson = await requireLesson(cover, work);
    const employee = cover['cancelled'] === true ? null : idOf(cover['employee']);
    const reason = employee === null ? undefined : await whyNot(work.transaction, employee, lesson);
    if (reason) throw conflictAt('employee', 'notFree', reason.sentence, reason.params);
    const { batch, startTime, endTime } = lesson;
    return {
      ...input,
      batch,
      startTime,
      endTime,
      employee,
      absent: await absentFrom(work.transaction, lesson),
      subject: idOf(cover['subject']) ?? lesson.subject,
    };
  },
  afterSave: async (saved, _before, { transaction }) => {
    const lesson = await lessonOn(transaction, Number(saved['lesson']), String(saved['date']));
    const [employee, absent] = [idOf(saved['employee']), idOf(saved['absent'])];
    if (lesson) await tellCover(transaction, lesson, { employee, absent });
  },
  beforeDelete: (current, work) => {
    requireOpenDay(current['date'], work);
    return Promise.resolve();
  },
};
