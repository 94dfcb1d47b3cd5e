import { cellsAt } from '../placing/cells.ts';
import type { Placing } from '../placing/input.ts';
import type { WeekdayKey } from '../weekday.ts';
import type { SchoolWeek } from './school-week.ts';
import { helpForLeftOut, helpWithoutPeriod, isApart, leastHelps, standingOn, type Help } from './helps.ts';
import { subjectKey } from './school-week.ts';
import type { TaskBoard } from './task-board.ts';

/** A lesson that a search has placed. */
export interface MadeLesson {
  readonly batch: number;
  readonly subject: number | null;
  readonly electiveGroup: number | null;
  readonly weekday: WeekdayKey;
  readonly classTiming: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly teachers: readonly number[];
  readonly classroom: number | null;
}

/**
 * Why a lesson could not be placed: the class has no period left, no two consecutive ones, or none of the subject's hours,
 * nobody teaches the subject, a teacher's week or day is full or would include too many days, a teacher is unavailable,
 * teaches elsewhere in every free period of the class, the room is taken, the classes taught at the same time are not free
 * then, or the subject would occur too often on a day, or on that of another one.
 */
export type UnplacedReason =
  | 'NO_TEACHER'
  | 'WEEK_FULL'
  | 'CLASS_FULL'
  | 'SUBJECT_HOURS'
  | 'TEACHER_AWAY'
  | 'TEACHER_BUSY'
  | 'TEACHER_DAY'
  | 'TEACHER_DAYS'
  | 'ROOM_TAKEN'
  | 'SUBJECT_DAY'
  | 'SUBJECT_APART'
  | 'NOT_AT_ONCE'
  | 'NO_PAIR';

/** Unplaced lessons of one subject of a class, with what was in the way and how often. */
export interface UnplacedLessons {
  readonly batch: number;
  readonly subject: number | null;
  readonly electiveGroup: number | null;
  readonly lessons: number;
  readonly reasons: readonly {
    readonly reason: UnplacedReason;
    readonly teacher: number | null;
    /** In how many of the class's free periods. */
    readonly periods: number;
  }[];
  /** The smallest changes that would allow them to be placed. */
  readonly helps: readonly Help[];
}

/** The lessons that a placing has placed; those already in the timetable are not included. */
export const madeLessons = (board: TaskBoard, placing: Placing): readonly MadeLesson[] =>
  board.toPlace.flatMap((subject, index) => {
    const [task, at] = [board.input.tasks[index], placing[index] ?? -1];
    if (!subject || !task || at < 0) return [];
    const rooms = [task.room, ...(task.beside ?? []).map(({ room }) => room)];
    return [subject, ...(board.beside[index] ?? [])].flatMap((one, place) =>
      cellsAt(task, at).flatMap((cell) => {
        const slot = board.slots[cell];
        const room = rooms[place] ?? null;
        if (!slot) return [];
        const { weekday, classTiming, startTime, endTime } = slot;
        const { batch, electiveGroup, teachers } = one;
        return [
          {
            batch,
            subject: one.subject,
            electiveGroup,
            weekday,
            classTiming,
            startTime,
            endTime,
            teachers,
            classroom: room === null ? null : (board.rooms[room] ?? null),
          },
        ];
      }),
    );
  });

interface Obstacle {
  readonly reason: UnplacedReason;
  readonly teacher: number | null;
}

/** What keeps a task out of a slot, by comparing it with all placed lessons; undefined where nothing does. */
const obstacleAt = (
  board: TaskBoard,
  placing: Placing,
  task: number,
  slot: number,
): Obstacle | 'CLASS' | undefined => {
  const { input, teachers } = board;
  const wanted = input.tasks[task];
  if (!wanted || !input.slots[slot]) return undefined;
  const { ofDay, now, daysOf } = standingOn(board, placing, task, slot);
  const has = ({ batch, beside = [] }: typeof wanted, id: number): boolean =>
    batch === id || beside.some((one) => one.batch === id);
  if (now.some((one) => has(one, wanted.batch))) return 'CLASS';
  const plain = (reason: UnplacedReason): Obstacle => ({ reason, teacher: null });
  if ((wanted.beside ?? []).some(({ batch }) => now.some((one) => has(one, batch))))
    return plain('NOT_AT_ONCE');
  const whose = (
    reason: UnplacedReason,
    is: (teacher: number) => boolean | undefined,
  ): Obstacle | undefined => {
    const teacher = wanted.teachers.find(is);
    return teacher === undefined ? undefined : { reason, teacher: teachers[teacher] ?? null };
  };
  const cells = cellsAt(wanted, slot);
  const place = input.slots[slot].day;
  const byTeacher =
    whose('TEACHER_AWAY', (teacher) => cells.some((cell) => input.teachers[teacher]?.never.includes(cell))) ??
    whose('TEACHER_BUSY', (teacher) => now.some((one) => one.teachers.includes(teacher))) ??
    whose(
      'TEACHER_DAY',
      (teacher) =>
        ofDay.filter((one) => one.teachers.includes(teacher)).length + cells.length >
        (input.teachers[teacher]?.perDay ?? Number.POSITIVE_INFINITY),
    ) ??
    whose('TEACHER_DAYS', (teacher) => {
      const days = daysOf(teacher);
      return !days.has(place) && days.size >= (input.teachers[teacher]?.mostDays ?? Number.POSITIVE_INFINITY);
    });
  if (byTeacher) return byTeacher;
  if (wanted.room !== null && now.some(({ room }) => room === wanted.room)) return plain('ROOM_TAKEN');
  return plain(isApart(board, wanted, ofDay) ? 'SUBJECT_APART' : 'SUBJECT_DAY');
};

/** Why a task whose class has no period for it is unplaced, by what would help. */
const withoutPeriod = {
  SUBJECT_HOURS: 'SUBJECT_HOURS',
  SINGLE_LESSONS: 'NO_PAIR',
  NOT_AT_ONCE: 'NOT_AT_ONCE',
  MORE_PERIODS: 'CLASS_FULL',
} as const satisfies Readonly<Record<ReturnType<typeof helpWithoutPeriod>, UnplacedReason>>;

/** What is in the way of one task in the free periods of its class, the most frequent first. */
const reasonsFor = (board: TaskBoard, placing: Placing, task: number): UnplacedLessons['reasons'] => {
  const counts = new Map<string, { reason: UnplacedReason; teacher: number | null; periods: number }>();
  for (const slot of board.input.tasks[task]?.slots ?? []) {
    const found = obstacleAt(board, placing, task, slot);
    if (found === undefined || found === 'CLASS') continue;
    const key = `${found.reason}${found.teacher}`;
    counts.set(key, { ...found, periods: (counts.get(key)?.periods ?? 0) + 1 });
  }
  const found = [...counts.values()].toSorted((a, b) => b.periods - a.periods);
  if (found.length > 0) return found;
  return [{ reason: withoutPeriod[helpWithoutPeriod(board, task)], teacher: null, periods: 0 }];
};

/** Unplaced lessons, subject by subject, and why. */
export const unplacedLessons = (board: TaskBoard, placing: Placing): readonly UnplacedLessons[] => {
  const found = new Map<string, UnplacedLessons>();
  for (const left of board.leftOut) {
    const { subject, lessons, reason, teacher } = left;
    const { batch, electiveGroup } = subject;
    const reasons = [{ reason, teacher, periods: 0 }];
    const helps = [helpForLeftOut(left)];
    found.set(subjectKey(subject), {
      batch,
      subject: subject.subject,
      electiveGroup,
      lessons,
      reasons,
      helps,
    });
  }
  const least = leastHelps(board, placing);
  board.toPlace.forEach((subject, task) => {
    if (!subject || (placing[task] ?? -1) >= 0) return;
    const help = least.get(task);
    const { length = 1 } = board.input.tasks[task] ?? {};
    for (const one of [subject, ...(board.beside[task] ?? [])]) {
      const known = found.get(subjectKey(one));
      found.set(subjectKey(one), {
        batch: one.batch,
        subject: one.subject,
        electiveGroup: one.electiveGroup,
        lessons: (known?.lessons ?? 0) + length,
        reasons: known?.reasons ?? reasonsFor(board, placing, task),
        helps: [...(known?.helps ?? []), ...(help ? [help] : [])],
      });
    }
  });
  return [...found.values()].toSorted((a, b) => a.batch - b.batch || b.lessons - a.lessons);
};

/** Classes with more lessons than their week has periods, and by how many. */
export const overfullClasses = (
  week: SchoolWeek,
): readonly { readonly batch: number; readonly lessons: number; readonly periods: number }[] =>
  week.chosen.flatMap((batch) => {
    const periods = week.periods.filter((one) => one.batch === batch).length;
    const lessons = week.subjects
      .filter((one) => one.batch === batch)
      .reduce((sum, one) => sum + one.lessons, 0);
    return lessons > periods ? [{ batch, lessons, periods }] : [];
  });
