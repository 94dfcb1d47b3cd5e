import type { Placing } from '../placing/input.ts';
import { mostOnDay } from '../placing/wishes.ts';
import type { WeekdayKey } from '../weekday.ts';
import type { TaskBoard } from './task-board.ts';

/**
 * What somebody could change: a teacher's week or day bears one lesson more, he can be there at an hour, another teacher
 * takes the lesson, the lesson is held in another room, its subject may stand once more on a day, or at other
 * hours, a locked lesson moves,
 * somebody is allotted to the subject, the class gets a period more (or one lesson less).
 */
export type HelpfulChange =
  | 'TEACHER_WEEK'
  | 'TEACHER_DAY'
  | 'TEACHER_HOURS'
  | 'OTHER_TEACHER'
  | 'OTHER_ROOM'
  | 'SUBJECT_DAY'
  | 'SUBJECT_HOURS'
  | 'MOVE_LOCKED'
  | 'ALLOT_TEACHER'
  | 'MORE_PERIODS';

/** One change, with where it is to be made; what does not belong to its kind is null. */
export interface Change {
  readonly change: HelpfulChange;
  readonly teacher: number | null;
  readonly weekday: WeekdayKey | null;
  /** Of the period, "08:45". */
  readonly startTime: string | null;
}

/** Changes that are made together, and how many lessons then stand. */
export interface Help {
  readonly lessons: number;
  readonly changes: readonly Change[];
}

/** How hard a change is to make, the least first; of as many changes the easier ones are told. */
const effort: Readonly<Record<HelpfulChange, number>> = {
  OTHER_ROOM: 1,
  SUBJECT_DAY: 2,
  SUBJECT_HOURS: 2,
  TEACHER_HOURS: 3,
  MOVE_LOCKED: 4,
  TEACHER_DAY: 5,
  OTHER_TEACHER: 6,
  TEACHER_WEEK: 7,
  MORE_PERIODS: 8,
  ALLOT_TEACHER: 9,
};

const nowhere = { teacher: null, weekday: null, startTime: null };

/** What a subject needs of which lessons are not even tried. */
export const helpForLeftOut = ({ reason, lessons, teacher }: TaskBoard['leftOut'][number]): Help => ({
  lessons,
  changes: [
    reason === 'NO_TEACHER'
      ? { ...nowhere, change: 'ALLOT_TEACHER' }
      : { ...nowhere, change: 'TEACHER_WEEK', teacher },
  ],
});

type Task = TaskBoard['input']['tasks'][number];

/** Lessons of the day of a slot, and those of them at its time. */
const standingOn = ({ input }: TaskBoard, placing: Placing, task: number, slot: number) => {
  const place = input.slots[slot];
  const ofDay = placing.flatMap((at, other) => {
    const [one, its] = [input.tasks[other], input.slots[at]];
    return one && its && place && other !== task && its.day === place.day ? [{ one, its }] : [];
  });
  const now = ofDay.filter(({ its }) => place && its.start < place.end && place.start < its.end);
  return { ofDay: ofDay.map(({ one }) => one), now: now.map(({ one }) => one) };
};

/** All that has to change for a task to stand in a slot; undefined where its class is taught something else then. */
const changesAt = (
  board: TaskBoard,
  placing: Placing,
  task: number,
  slot: number,
): readonly Change[] | undefined => {
  const { input, teachers, slots } = board;
  const [wanted, place] = [input.tasks[task], slots[slot]];
  if (!wanted || !place) return undefined;
  const { ofDay, now } = standingOn(board, placing, task, slot);
  if (now.some(({ batch }) => batch === wanted.batch)) return undefined;
  const { weekday, startTime } = place;
  const found: Change[] = [];
  const note = (change: HelpfulChange, teacher: number | null = null): void => {
    found.push({
      change,
      teacher: teacher === null ? null : (teachers[teacher] ?? null),
      weekday,
      startTime,
    });
  };
  const byLock = (other: Task): boolean => other.fixed !== undefined;
  for (const teacher of wanted.teachers) {
    const limits = input.teachers[teacher];
    const elsewhere = now.filter((one) => one.teachers.includes(teacher));
    if (limits?.never.includes(slot)) note('TEACHER_HOURS', teacher);
    if (elsewhere.length > 0) note(elsewhere.every(byLock) ? 'MOVE_LOCKED' : 'OTHER_TEACHER', teacher);
    else if (ofDay.filter((one) => one.teachers.includes(teacher)).length >= (limits?.perDay ?? 99)) {
      note('TEACHER_DAY', teacher);
    }
  }
  if (wanted.room !== null && now.some(({ room }) => room === wanted.room)) note('OTHER_ROOM');
  const lessons = input.tasks.filter(({ subject }) => subject === wanted.subject).length;
  const most = mostOnDay(wanted.perDay, input, lessons);
  if (ofDay.filter(({ subject }) => subject === wanted.subject).length >= most) note('SUBJECT_DAY');
  return found;
};

const weigh = (changes: readonly Change[]): number =>
  changes.reduce((sum, { change }) => sum + 100 + effort[change], 0);

/** Whether the lessons of a task stand only in the hours of their subject. */
export const keepsHours = ({ toPlace }: TaskBoard, task: number): boolean => {
  const rules = toPlace[task]?.rules;
  return rules !== undefined && rules.keepsHours && rules.hours !== 'ANY';
};

/** The slot in which a task needs the least changes; undefined where its class has no period left. */
const leastChanges = (board: TaskBoard, placing: Placing, task: number) => {
  let best: { readonly slot: number; readonly changes: readonly Change[] } | undefined;
  for (const slot of board.input.tasks[task]?.slots ?? []) {
    const changes = changesAt(board, placing, task, slot);
    if (changes && (!best || weigh(changes) < weigh(best.changes))) best = { slot, changes };
  }
  return best;
};

/**
 * The least changes with which tasks would stand that stand nowhere, by the task: each one is put where it needs the
 * fewest and easiest, and the next one stands beside it.
 */
export const leastHelps = (board: TaskBoard, placing: Placing): ReadonlyMap<number, Help> => {
  const stands = [...placing];
  const found = new Map<number, Help>();
  board.toPlace.forEach((subject, task) => {
    if (!subject || (placing[task] ?? -1) >= 0) return;
    const best = leastChanges(board, stands, task);
    if (best) stands[task] = best.slot;
    const change = keepsHours(board, task) ? 'SUBJECT_HOURS' : 'MORE_PERIODS';
    const changes = best ? best.changes : [{ ...nowhere, change } as const];
    if (changes.length > 0) found.set(task, { lessons: 1, changes });
  });
  return found;
};

const keyOf = ({ change, teacher }: Change): string => `${change}/${teacher}`;

/** A change that comes up for several lessons, wherever it is to be made. */
export interface CommonChange extends Pick<Change, 'change' | 'teacher'> {
  readonly lessons: number;
}

/** Changes by how many lessons they are needed for, the most first. */
export const commonChanges = (helps: readonly Help[]): readonly CommonChange[] => {
  const found = new Map<string, CommonChange>();
  for (const { lessons, changes } of helps) {
    for (const one of new Map(changes.map((change) => [keyOf(change), change])).values()) {
      const { change, teacher } = one;
      const known = found.get(keyOf(one))?.lessons ?? 0;
      found.set(keyOf(one), { change, teacher, lessons: known + lessons });
    }
  }
  return [...found.values()].toSorted((a, b) => b.lessons - a.lessons || effort[a.change] - effort[b.change]);
};
