import type { Placing } from '../placing/input.ts';
import type { WeekdayKey } from '../weekday.ts';
import type { SchoolWeek } from './school-week.ts';
import { helpForLeftOut, keepsHours, leastHelps, type Help } from './helps.ts';
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
 * Why a lesson stands nowhere: the class has no period left, or none of the hours of the subject, nobody teaches the subject, a teacher's week or day is full,
 * a teacher cannot be there, teaches elsewhere in every period that the class has free, the room is taken, or the subject
 * would stand too often on a day.
 */
export type UnplacedReason =
  | 'NO_TEACHER'
  | 'WEEK_FULL'
  | 'CLASS_FULL'
  | 'SUBJECT_HOURS'
  | 'TEACHER_AWAY'
  | 'TEACHER_BUSY'
  | 'TEACHER_DAY'
  | 'ROOM_TAKEN'
  | 'SUBJECT_DAY';

/** Lessons of one subject of a class that stand nowhere, with what was in the way and how often. */
export interface UnplacedLessons {
  readonly batch: number;
  readonly subject: number | null;
  readonly electiveGroup: number | null;
  readonly lessons: number;
  readonly reasons: readonly {
    readonly reason: UnplacedReason;
    readonly teacher: number | null;
    /** In how many of the periods that the class has free. */
    readonly periods: number;
  }[];
  /** The least changes with which they would stand. */
  readonly helps: readonly Help[];
}

/** The lessons that a placing has put somewhere; those that stood before are not among them. */
export const madeLessons = (board: TaskBoard, placing: Placing): readonly MadeLesson[] =>
  board.toPlace.flatMap((subject, task) => {
    const slot = board.slots[placing[task] ?? -1];
    const room = board.input.tasks[task]?.room ?? null;
    if (!subject || !slot) return [];
    const { weekday, classTiming, startTime, endTime } = slot;
    const { batch, electiveGroup, teachers } = subject;
    return [
      {
        batch,
        subject: subject.subject,
        electiveGroup,
        weekday,
        classTiming,
        startTime,
        endTime,
        teachers,
        classroom: room === null ? null : (board.rooms[room] ?? null),
      },
    ];
  });

interface Obstacle {
  readonly reason: UnplacedReason;
  readonly teacher: number | null;
}

/** What keeps a task out of a slot, by comparing it with all lessons that stand; undefined where nothing does. */
const obstacleAt = (
  { input, teachers }: TaskBoard,
  placing: Placing,
  task: number,
  slot: number,
): Obstacle | 'CLASS' | undefined => {
  const wanted = input.tasks[task];
  const place = input.slots[slot];
  if (!wanted || !place) return undefined;
  const standing = placing.flatMap((at, other) => {
    const one = input.tasks[other];
    const its = input.slots[at];
    return one && its && other !== task && its.day === place.day ? [{ one, its }] : [];
  });
  const now = standing.filter(({ its }) => its.start < place.end && place.start < its.end);
  if (now.some(({ one }) => one.batch === wanted.batch)) return 'CLASS';
  const nameOf = (teacher: number): number | null => teachers[teacher] ?? null;
  const away = wanted.teachers.find((teacher) => input.teachers[teacher]?.never.includes(slot));
  if (away !== undefined) return { reason: 'TEACHER_AWAY', teacher: nameOf(away) };
  const busy = wanted.teachers.find((teacher) => now.some(({ one }) => one.teachers.includes(teacher)));
  if (busy !== undefined) return { reason: 'TEACHER_BUSY', teacher: nameOf(busy) };
  const tired = wanted.teachers.find(
    (teacher) =>
      standing.filter(({ one }) => one.teachers.includes(teacher)).length >=
      (input.teachers[teacher]?.perDay ?? Number.POSITIVE_INFINITY),
  );
  if (tired !== undefined) return { reason: 'TEACHER_DAY', teacher: nameOf(tired) };
  if (wanted.room !== null && now.some(({ one }) => one.room === wanted.room)) {
    return { reason: 'ROOM_TAKEN', teacher: null };
  }
  return { reason: 'SUBJECT_DAY', teacher: null };
};

/** What is in the way of one task in the periods that its class has free, the most frequent first. */
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
  const reason = keepsHours(board, task) ? 'SUBJECT_HOURS' : 'CLASS_FULL';
  return [{ reason, teacher: null, periods: 0 }];
};

/** What stands nowhere, subject by subject, and why. */
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
    const key = subjectKey(subject);
    const { batch, electiveGroup } = subject;
    const known = found.get(key);
    const reasons = known?.reasons ?? reasonsFor(board, placing, task);
    const help = least.get(task);
    found.set(key, {
      batch,
      subject: subject.subject,
      electiveGroup,
      lessons: (known?.lessons ?? 0) + 1,
      reasons,
      helps: [...(known?.helps ?? []), ...(help ? [help] : [])],
    });
  });
  return [...found.values()].toSorted((a, b) => a.batch - b.batch || b.lessons - a.lessons);
};

/** Classes that are to be taught more lessons than their week has periods, with how many more. */
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
