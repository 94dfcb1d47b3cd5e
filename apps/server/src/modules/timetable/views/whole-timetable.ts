import type { WeekdayKey } from '@school/domain';
import { NotFound, isAmong } from '@school/kernel';
import type { RecordValues } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { ReportBinding } from '../../../engine/report/reports.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { weekOf } from '../lessons/batch-week.store.ts';
import type { NamedLesson } from '../lessons/lesson.store.ts';
import { periodNames } from '../masters/timing.store.ts';
import { timetableKeepers } from '../rights.ts';
import { timetableOn, timetablesFor, type TimetableRow } from './current-timetable.store.ts';
import { lessonsStanding } from './standing-week.ts';

const everybody = { batch: null, employee: null, classroom: null, batches: null } as const;

const days: readonly WeekdayKey[] = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

/** Whose sheets a lesson appears on, each by id and name. */
const ownersOf: Readonly<Record<string, (lesson: NamedLesson) => readonly (readonly [number, string])[]>> = {
  BATCH: ({ batch, batchName }) => [[batch, batchName]],
  TEACHER: ({ teachers, teacherNames }) => teachers.map((id, at) => [id, teacherNames[at] ?? '']),
  ROOM: ({ classroom, roomName }) => (classroom === null ? [] : [[classroom, roomName ?? '']]),
};

/** The parts of a lesson that the heading of the sheet does not state. */
const textOf = ({ subjectName, batchName, teacherNames, roomName }: NamedLesson, of: string): string => {
  const parts = [
    subjectName,
    ...(of === 'BATCH' ? [] : [batchName]),
    ...(of === 'TEACHER' ? [] : [teacherNames.join(', ')]),
    ...(of === 'ROOM' ? [] : [roomName ?? '']),
  ];
  return parts.filter((part) => part !== '').join(' · ');
};

/** A row of a sheet: a time of day, and the lessons at that time by weekday. */
type SheetRow = Readonly<Record<string, string>>;

const timesOf = ({ startTime, endTime }: Pick<NamedLesson, 'startTime' | 'endTime'>): string =>
  `${startTime.slice(0, 5)}–${endTime.slice(0, 5)}`;

/** Where lessons appear on a sheet. */
interface Places {
  /** What lessons of one row have in common. */
  readonly periodOf: (lesson: NamedLesson) => string;
  /** The time of that period on most days of the class, whether it has a lesson then or not. */
  readonly usually: (lesson: NamedLesson) => string;
}

/** The most frequent time, the earlier one of two. */
const commonTime = (times: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const time of times) counts.set(time, (counts.get(time) ?? 0) + 1);
  const [most] = [...counts].toSorted(([a, had], [b, has]) => has - had || a.localeCompare(b));
  return most?.[0] ?? '';
};

/** A row for each period; where a day has another bell, its lessons state their own time. */
const rowsOfSheet = (
  whose: string,
  lessons: readonly NamedLesson[],
  of: string,
  { periodOf, usually }: Places,
): readonly SheetRow[] =>
  [...new Set(lessons.map(periodOf))]
    .map((period) => {
      const then = lessons.filter((lesson) => periodOf(lesson) === period);
      const time = commonTime(then.map(usually));
      const cells = days.map((day) => {
        const texts = then
          .filter(({ weekday }) => weekday === day)
          .map((lesson) => {
            const own = timesOf(lesson) === time ? '' : `${timesOf(lesson)} `;
            return `${own}${textOf(lesson, of)}`;
          });
        return [day, texts.join('; ')] as const;
      });
      return { whose, time, ...Object.fromEntries(cells) };
    })
    .toSorted((a, b) => a.time.localeCompare(b.time));

/**
 * The weeks of everyone the lessons are for, one after the other.
 * @param of BATCH, TEACHER or ROOM
 * @param places rows by the times of lessons without it
 */
export const sheetsOf = (
  lessons: readonly NamedLesson[],
  of: string,
  places: Places = { periodOf: timesOf, usually: timesOf },
): readonly SheetRow[] => {
  const sheets = new Map<number, { readonly name: string; readonly lessons: NamedLesson[] }>();
  for (const lesson of lessons) {
    for (const [id, name] of ownersOf[of]?.(lesson) ?? []) {
      const sheet = sheets.get(id) ?? { name, lessons: [] };
      sheet.lessons.push(lesson);
      sheets.set(id, sheet);
    }
  }
  return [...sheets.values()]
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .flatMap((sheet) => rowsOfSheet(sheet.name, sheet.lessons, of, places));
};

/** @throws NotFound for a draft that the caller may not see */
const timetableOf = async (
  connection: Connection,
  asked: unknown,
  { actor, today }: CallContext,
): Promise<TimetableRow | undefined> => {
  if (asked == null) return timetableOn(connection, today);
  const known = await timetablesFor(connection, isAmong(actor, timetableKeepers));
  const found = known.find(({ id }) => id === Number(asked));
  if (!found) throw new NotFound();
  return found;
};

/** Rows are the periods of the bells by name; each is labelled with the time that it has on most days of a class. */
const placesOf = async (connection: Connection, lessons: readonly NamedLesson[]): Promise<Places> => {
  const names = await periodNames(connection, [...new Set(lessons.map(({ classTiming }) => classTiming))]);
  const week = await weekOf(connection, [...new Set(lessons.map(({ batch }) => batch))]);
  const times = new Map<string, string[]>();
  for (const period of week) {
    const key = `${period.batch}/${period.name}`;
    times.set(key, [...(times.get(key) ?? []), timesOf(period)]);
  }
  const usual = new Map([...times].map(([key, all]) => [key, commonTime(all)]));
  const periodOf = (lesson: NamedLesson): string => names.get(lesson.classTiming) ?? timesOf(lesson);
  return {
    periodOf,
    usually: (lesson) => usual.get(`${lesson.batch}/${periodOf(lesson)}`) ?? timesOf(lesson),
  };
};

const allLessons = async (
  connection: Connection,
  values: RecordValues,
  context: CallContext,
): Promise<readonly NamedLesson[]> => {
  const timetable = await timetableOf(connection, values['timetable'], context);
  return timetable ? lessonsStanding(connection, timetable, everybody, context.today) : [];
};

/** Days of the week on which nobody has a lesson; none where nobody has any at all. */
const freeDays = (lessons: readonly Pick<NamedLesson, 'weekday'>[]): readonly WeekdayKey[] =>
  lessons.length === 0 ? [] : days.filter((day) => !lessons.some(({ weekday }) => weekday === day));

const rowsOf = async (
  connection: Connection,
  values: RecordValues,
  context: CallContext,
): Promise<readonly SheetRow[]> => {
  const lessons = await allLessons(connection, values, context);
  return sheetsOf(lessons, String(values['of']), await placesOf(connection, lessons));
};

/** The school's printed timetable: all classes, all teachers or all rooms. */
export const wholeTimetableBinding = (engine: Engine): ReportBinding => ({
  leftOut: async (values, context) =>
    freeDays(await allLessons(engine.database.of(context.institute), values, context)),
  statement: async (values, context) => ({
    text: `SELECT e.value::text AS row FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS e(value, place) ORDER BY place`,
    values: [JSON.stringify(await rowsOf(engine.database.of(context.institute), values, context))],
  }),
});
