import { weekdayKeys } from '../weekday.ts';
import type { WeekdayKey } from '../weekday.ts';
import type { ApartSubjects, PlacedTask, PlacingInput, Slot, TeacherLimits } from '../placing/input.ts';
import { openTasks, type TaskNumbers } from './open-tasks.ts';
import { subjectKey } from './school-week.ts';
import type { SchoolTeacher, SchoolWeek, StandingLesson, TaughtSubject } from './school-week.ts';

/** A period of the week as used by lessons. */
export interface WeekSlot extends Slot {
  readonly weekday: WeekdayKey;
  readonly classTiming: number;
  readonly startTime: string;
  readonly endTime: string;
}

/** A subject whose lessons are not even attempted, and why. */
export interface LeftOut {
  readonly subject: TaughtSubject;
  readonly lessons: number;
  readonly reason: 'NO_TEACHER' | 'WEEK_FULL';
  readonly teacher: number | null;
}

/** A school week as a placement problem, with what the indices stand for. */
export interface TaskBoard {
  readonly input: PlacingInput;
  readonly slots: readonly WeekSlot[];
  /** By task: the subject to be placed, undefined for a lesson already in place. */
  readonly toPlace: readonly (TaughtSubject | undefined)[];
  /** By task: the subjects of other classes that are held with it. */
  readonly beside: readonly (readonly TaughtSubject[])[];
  readonly teachers: readonly number[];
  readonly batches: readonly number[];
  readonly rooms: readonly number[];
  readonly leftOut: readonly LeftOut[];
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const slotKey = ({ weekday, classTiming }: Pick<WeekSlot, 'weekday' | 'classTiming'>): string =>
  `${weekday}/${classTiming}`;

type Place = Pick<WeekSlot, 'weekday' | 'classTiming' | 'startTime' | 'endTime'>;

/** Every period of the week once, in the order of days and hours. */
const slotsOf = (places: readonly Place[]): readonly WeekSlot[] => {
  const known = new Map(places.map((place) => [slotKey(place), place]));
  const sorted = [...known.values()].toSorted(
    (a, b) =>
      weekdayKeys.indexOf(a.weekday) - weekdayKeys.indexOf(b.weekday) ||
      minutes(a.startTime) - minutes(b.startTime) ||
      a.classTiming - b.classTiming,
  );
  const starts = new Map<WeekdayKey, number[]>();
  for (const { weekday, startTime } of sorted) {
    const ofDay = starts.get(weekday) ?? [];
    if (!ofDay.includes(minutes(startTime))) starts.set(weekday, [...ofDay, minutes(startTime)]);
  }
  const days = [...starts.keys()];
  return sorted.map(({ weekday, classTiming, startTime, endTime }) => ({
    weekday,
    classTiming,
    startTime,
    endTime,
    day: days.indexOf(weekday),
    ordinal: Math.min(30, (starts.get(weekday) ?? []).indexOf(minutes(startTime))),
    start: minutes(startTime),
    end: minutes(endTime),
  }));
};

const limitsOf = (teacher: SchoolTeacher, slots: readonly WeekSlot[]): TeacherLimits => {
  const within = (kind: 'NEVER' | 'RATHER_NOT'): readonly number[] =>
    slots.flatMap((slot, at) =>
      teacher.hours.some(
        (hours) =>
          hours.kind === kind &&
          hours.weekday === slot.weekday &&
          minutes(hours.startTime) < slot.end &&
          slot.start < minutes(hours.endTime),
      )
        ? [at]
        : [],
    );
  return {
    perDay: teacher.perDay,
    mostDays: teacher.mostDays ?? null,
    never: within('NEVER'),
    ratherNot: within('RATHER_NOT'),
  };
};

/** Assigns numbers from 0 to ids, in their order. */
const indexOf = (ids: Iterable<number>) => {
  const all = [...new Set(ids)].toSorted((a, b) => a - b);
  const places = new Map(all.map((id, at) => [id, at]));
  return { all, at: (id: number): number => places.get(id) ?? 0 };
};

/** Removes lessons from subjects whose teachers would exceed their weekly limits. */
const withinWeeks = (
  wanted: readonly (readonly [TaughtSubject, number])[],
  standing: readonly StandingLesson[],
  { teachers, mayExceed }: Pick<SchoolWeek, 'teachers' | 'mayExceed'>,
) => {
  const left = new Map(
    teachers.map(({ id, perWeek }) => [id, (mayExceed ? null : perWeek) ?? Number.POSITIVE_INFINITY]),
  );
  const take = (ids: readonly number[], lessons: number): void =>
    ids.forEach((id) => left.set(id, (left.get(id) ?? Number.POSITIVE_INFINITY) - lessons));
  standing.forEach((lesson) => take(lesson.teachers, 1));
  const placed: [TaughtSubject, number][] = [];
  const leftOut: LeftOut[] = [];
  for (const [subject, lessons] of wanted) {
    if (subject.teachers.length === 0) {
      if (lessons > 0) leftOut.push({ subject, lessons, reason: 'NO_TEACHER', teacher: null });
      continue;
    }
    const [tightest = 0] = subject.teachers.toSorted((a, b) => (left.get(a) ?? 0) - (left.get(b) ?? 0));
    const possible = Math.max(0, Math.min(lessons, left.get(tightest) ?? lessons));
    if (possible < lessons) {
      leftOut.push({ subject, lessons: lessons - possible, reason: 'WEEK_FULL', teacher: tightest });
    }
    take(subject.teachers, possible);
    placed.push([subject, possible]);
  }
  return { placed, leftOut };
};

/** Lessons of a week by the indices of classes, teachers, rooms, periods and subjects. */
const numbersOf = (week: SchoolWeek, stays: readonly StandingLesson[]) => {
  const slots = slotsOf([...week.periods, ...stays]);
  const slotAt = new Map(slots.map((slot, at) => [slotKey(slot), at]));
  const subjectAt = new Map<string, number>();
  return {
    slots,
    slotAt: (place: Pick<WeekSlot, 'weekday' | 'classTiming'>): number => slotAt.get(slotKey(place)) ?? 0,
    batches: indexOf([...week.chosen, ...stays.map(({ batch }) => batch)]),
    teachers: indexOf([...week.subjects, ...stays].flatMap((one) => one.teachers)),
    rooms: indexOf(
      [...week.classes.map(({ room }) => room), ...stays.map(({ classroom }) => classroom)].filter(
        (room) => room !== null,
      ),
    ),
    subjectAt: (of: Parameters<typeof subjectKey>[0]): number => {
      const key = subjectKey(of);
      if (!subjectAt.has(key)) subjectAt.set(key, subjectAt.size);
      return subjectAt.get(key) ?? 0;
    },
  };
};
type Numbers = ReturnType<typeof numbersOf>;

const standingTask = (lesson: StandingLesson, { batches, teachers, rooms, ...at }: Numbers): PlacedTask => ({
  batch: batches.at(lesson.batch),
  subject: at.subjectAt(lesson),
  teachers: lesson.teachers.map(teachers.at),
  room: lesson.classroom === null ? null : rooms.at(lesson.classroom),
  slots: [],
  fixed: at.slotAt(lesson),
});

/** The data of a week used by open tasks. */
const taskNumbers = (week: SchoolWeek, stays: readonly StandingLesson[], numbers: Numbers): TaskNumbers => {
  const { slots, batches, teachers, rooms, subjectAt, slotAt } = numbers;
  const roomOf = new Map(week.classes.map(({ id, room }) => [id, room]));
  const slotsOfClass = new Map<number, number[]>();
  for (const period of week.periods) {
    const known = slotsOfClass.get(period.batch);
    if (known) known.push(slotAt(period));
    else slotsOfClass.set(period.batch, [slotAt(period)]);
  }
  return {
    slots,
    subjectAt,
    batchAt: batches.at,
    teacherAt: teachers.at,
    roomAt: rooms.at,
    slotsOf: (batch) => slotsOfClass.get(batch) ?? [],
    roomOf: (batch) => roomOf.get(batch) ?? null,
    standingAt: (subject) =>
      stays.filter((one) => subjectKey(one) === subjectKey(subject)).map((one) => slotAt(one)),
  };
};

/** Subjects that must not be on the same day, by their numbers. */
const apartOf = ({ rules = [] }: SchoolWeek, { subjectAt }: Numbers): readonly ApartSubjects[] =>
  rules
    .filter(({ kind }) => kind === 'OTHER_DAYS')
    .map(({ subjects, always }) => ({ subjects: subjects.map(subjectAt), always }));

/** How many lessons of each subject are still to be placed. */
const stillWanted = (week: SchoolWeek, stays: readonly StandingLesson[]) => {
  const chosen = new Set(week.chosen);
  const held = new Map<string, number>();
  for (const one of stays) held.set(subjectKey(one), (held.get(subjectKey(one)) ?? 0) + 1);
  return week.subjects
    .filter(({ batch }) => chosen.has(batch))
    .map((one) => [one, Math.max(0, one.lessons - (held.get(subjectKey(one)) ?? 0))] as const);
};

/**
 * What is to be placed, and what is already in place: lessons of classes that were not chosen, and locked ones, which count
 * towards what their class is to be taught.
 */
export const taskBoardOf = (week: SchoolWeek): TaskBoard => {
  const chosen = new Set(week.chosen);
  const stays = week.standing.filter(({ batch, locked }) => locked || !chosen.has(batch));
  const numbers = numbersOf(week, stays);
  const { slots, batches, teachers, rooms } = numbers;
  const { placed, leftOut } = withinWeeks(stillWanted(week, stays), stays, week);
  const standing = stays.map((lesson) => standingTask(lesson, numbers));
  const open = openTasks(placed, week, taskNumbers(week, stays, numbers));
  const apart = apartOf(week, numbers);
  const facts = new Map(week.teachers.map((teacher) => [teacher.id, teacher]));
  return {
    input: {
      slots,
      days: new Set(slots.map(({ day }) => day)).size,
      batches: batches.all.length,
      rooms: rooms.all.length,
      teachers: teachers.all.map((id) =>
        limitsOf(facts.get(id) ?? { id, perDay: null, perWeek: null, hours: [] }, slots),
      ),
      tasks: [...standing, ...open.map(({ task }) => task)],
      subjectPerDay: week.subjectPerDay,
      inARow: week.inARow,
      ...(apart.length > 0 ? { apart } : {}),
      seed: week.seed,
    },
    slots,
    toPlace: [...standing.map(() => undefined), ...open.map(({ subject }) => subject)],
    beside: [...standing.map(() => []), ...open.map(({ beside }) => beside)],
    teachers: teachers.all,
    batches: batches.all,
    rooms: rooms.all,
    leftOut,
  };
};
