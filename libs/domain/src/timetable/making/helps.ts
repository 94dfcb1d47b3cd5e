import { cellsAt } from '../placing/cells.ts';
import type { Placing } from '../placing/input.ts';
import { mostOnDay } from '../placing/wishes.ts';
import type { WeekdayKey } from '../weekday.ts';
import type { TaskBoard } from './task-board.ts';

/**
 * What could be changed: a teacher takes one lesson more in the week or on a day, comes on another day, or is available at
 * a given hour, another teacher takes the lesson, the lesson is held in another room, its subject may be placed once more
 * on a day, on the day of another one, at other hours, as single lessons or apart from those of other classes, a locked
 * lesson moves, a teacher is allotted to the subject, the class gets a period more (or one lesson less).
 */
export type HelpfulChange =
  | 'TEACHER_WEEK'
  | 'TEACHER_DAY'
  | 'TEACHER_DAYS'
  | 'TEACHER_HOURS'
  | 'OTHER_TEACHER'
  | 'OTHER_ROOM'
  | 'SUBJECT_DAY'
  | 'SUBJECT_HOURS'
  | 'SUBJECT_APART'
  | 'SINGLE_LESSONS'
  | 'NOT_AT_ONCE'
  | 'MOVE_LOCKED'
  | 'ALLOT_TEACHER'
  | 'MORE_PERIODS';

/** One change, with where it applies; what is irrelevant to its kind is null. */
export interface Change {
  readonly change: HelpfulChange;
  readonly teacher: number | null;
  readonly weekday: WeekdayKey | null;
  /** Of the period, "08:45". */
  readonly startTime: string | null;
}

/** Changes to be made together, and how many lessons are placed as a result. */
export interface Help {
  readonly lessons: number;
  readonly changes: readonly Change[];
}

/** The effort of a change, the least first; between equal numbers of changes the easier ones are suggested. */
const effort: Readonly<Record<HelpfulChange, number>> = {
  OTHER_ROOM: 1,
  SUBJECT_DAY: 2,
  SUBJECT_HOURS: 2,
  SUBJECT_APART: 2,
  SINGLE_LESSONS: 2,
  NOT_AT_ONCE: 3,
  TEACHER_HOURS: 3,
  MOVE_LOCKED: 4,
  TEACHER_DAY: 5,
  TEACHER_DAYS: 5,
  OTHER_TEACHER: 6,
  TEACHER_WEEK: 7,
  MORE_PERIODS: 8,
  ALLOT_TEACHER: 9,
};

const nowhere = { teacher: null, weekday: null, startTime: null };

/** What a subject needs whose lessons are not even attempted. */
export const helpForLeftOut = ({ reason, lessons, teacher }: TaskBoard['leftOut'][number]): Help => ({
  lessons,
  changes: [
    reason === 'NO_TEACHER'
      ? { ...nowhere, change: 'ALLOT_TEACHER' }
      : { ...nowhere, change: 'TEACHER_WEEK', teacher },
  ],
});

type Task = TaskBoard['input']['tasks'][number];

/** Tasks on the day of a slot lesson by lesson, those that overlap with a given task, and the days of teachers. */
export const standingOn = ({ input }: TaskBoard, placing: Placing, task: number, slot: number) => {
  const wanted = input.tasks[task];
  const places = wanted ? cellsAt(wanted, slot).flatMap((cell) => input.slots[cell] ?? []) : [];
  const all = placing.flatMap((at, other) => {
    const one = input.tasks[other];
    if (!one || at < 0 || other === task) return [];
    return cellsAt(one, at).flatMap((cell) => {
      const its = input.slots[cell];
      return its ? [{ one, its }] : [];
    });
  });
  const ofDay = all.filter(({ its }) => its.day === input.slots[slot]?.day);
  const now = ofDay.filter(({ its }) =>
    places.some((place) => its.start < place.end && place.start < its.end),
  );
  return {
    ofDay: ofDay.map(({ one }) => one),
    now: now.map(({ one }) => one),
    daysOf: (teacher: number): ReadonlySet<number> =>
      new Set(all.flatMap(({ one, its }) => (one.teachers.includes(teacher) ? [its.day] : []))),
  };
};

/** Whether a subject that must not be on the same day as another one meets it there. */
export const isApart = ({ input }: TaskBoard, wanted: Task, ofDay: readonly Task[]): boolean => {
  const subjectsOf = ({ subject, beside = [] }: Task) => [subject, ...beside.map((one) => one.subject)];
  const [own, there] = [subjectsOf(wanted), new Set(ofDay.flatMap(subjectsOf))];
  return (input.apart ?? []).some(
    ({ always, subjects }) =>
      always &&
      subjects.some((subject) => own.includes(subject)) &&
      subjects.some((subject) => !own.includes(subject) && there.has(subject)),
  );
};

/** Everything that has to change for a task to be placed in a slot; undefined where its class has another lesson then. */
const changesAt = (
  board: TaskBoard,
  placing: Placing,
  task: number,
  slot: number,
): readonly Change[] | undefined => {
  const { input, teachers, slots } = board;
  const [wanted, place] = [input.tasks[task], slots[slot]];
  if (!wanted || !place) return undefined;
  const { ofDay, now, daysOf } = standingOn(board, placing, task, slot);
  const classes = [wanted, ...(wanted.beside ?? [])].map(({ batch }) => batch);
  if (now.some((one) => [one, ...(one.beside ?? [])].some(({ batch }) => classes.includes(batch))))
    return undefined;
  const cells = cellsAt(wanted, slot);
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
    if (cells.some((cell) => limits?.never.includes(cell))) note('TEACHER_HOURS', teacher);
    if (elsewhere.length > 0) note(elsewhere.every(byLock) ? 'MOVE_LOCKED' : 'OTHER_TEACHER', teacher);
    else if (
      ofDay.filter((one) => one.teachers.includes(teacher)).length + cells.length >
      (limits?.perDay ?? 99)
    ) {
      note('TEACHER_DAY', teacher);
    }
    const days = daysOf(teacher);
    if (!days.has(place.day) && days.size >= (limits?.mostDays ?? 99)) note('TEACHER_DAYS', teacher);
  }
  if (wanted.room !== null && now.some(({ room }) => room === wanted.room)) note('OTHER_ROOM');
  const lessons = input.tasks.filter(({ subject }) => subject === wanted.subject).length;
  const most = mostOnDay(cells.length > 1 ? 1 : wanted.perDay, input, lessons);
  if (ofDay.filter(({ subject }) => subject === wanted.subject).length >= most) note('SUBJECT_DAY');
  if (isApart(board, wanted, ofDay)) note('SUBJECT_APART');
  return found;
};

const weigh = (changes: readonly Change[]): number =>
  changes.reduce((sum, { change }) => sum + 100 + effort[change], 0);

/** What would help most a task whose class has no period left. */
export const helpWithoutPeriod = (
  { input, toPlace }: TaskBoard,
  task: number,
): 'SUBJECT_HOURS' | 'SINGLE_LESSONS' | 'NOT_AT_ONCE' | 'MORE_PERIODS' => {
  const [wanted, rules] = [input.tasks[task], toPlace[task]?.rules];
  if ((wanted?.beside ?? []).length > 0) return 'NOT_AT_ONCE';
  if ((wanted?.length ?? 1) > 1) return 'SINGLE_LESSONS';
  return rules?.keepsHours && rules.hours !== 'ANY' ? 'SUBJECT_HOURS' : 'MORE_PERIODS';
};

/** The slot in which a task needs the fewest changes; undefined where its class has no period left. */
const leastChanges = (board: TaskBoard, placing: Placing, task: number) => {
  let best: { readonly slot: number; readonly changes: readonly Change[] } | undefined;
  for (const slot of board.input.tasks[task]?.slots ?? []) {
    const changes = changesAt(board, placing, task, slot);
    if (changes && (!best || weigh(changes) < weigh(best.changes))) best = { slot, changes };
  }
  return best;
};

/**
 * The smallest changes that would allow unplaced tasks to be placed, by task: each is put where it needs the fewest and
 * easiest, and the next one is placed in addition to it.
 */
export const leastHelps = (board: TaskBoard, placing: Placing): ReadonlyMap<number, Help> => {
  const stands = [...placing];
  const found = new Map<number, Help>();
  board.toPlace.forEach((subject, task) => {
    if (!subject || (placing[task] ?? -1) >= 0) return;
    const best = leastChanges(board, stands, task);
    if (best) stands[task] = best.slot;
    const changes = best ? best.changes : [{ ...nowhere, change: helpWithoutPeriod(board, task) }];
    if (changes.length > 0) found.set(task, { lessons: 1, changes });
  });
  return found;
};

const keyOf = ({ change, teacher }: Change): string => `${change}/${teacher}`;

/** A change needed for several lessons, wherever it applies. */
export interface CommonChange extends Pick<Change, 'change' | 'teacher'> {
  readonly lessons: number;
}

/** Changes by the number of lessons that need them, the most first. */
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
