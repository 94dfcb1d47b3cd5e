import { noRules, suitsHours, type LessonHours } from '../subject-rules.ts';
import type { PlacedTask, Slot } from '../placing/input.ts';
import { subjectKey } from './school-week.ts';
import type { LessonRule, SchoolWeek, SubjectOfClass, TaughtSubject } from './school-week.ts';

/** The indices that represent a school's items in a task. */
export interface TaskNumbers {
  readonly slots: readonly Slot[];
  readonly batchAt: (id: number) => number;
  readonly teacherAt: (id: number) => number;
  readonly roomAt: (id: number) => number;
  readonly subjectAt: (subject: SubjectOfClass) => number;
  /** Slots of a class. */
  readonly slotsOf: (batch: number) => readonly number[];
  readonly roomOf: (batch: number) => number | null;
  /** Slots that already contain lessons of a subject. */
  readonly standingAt: (subject: SubjectOfClass) => readonly number[];
}

/** Lessons still to be placed: a task, its subject, and the subjects held with it. */
export interface OpenTask {
  readonly task: PlacedTask;
  readonly subject: TaughtSubject;
  readonly beside: readonly TaughtSubject[];
}

/** Subjects with the number of lessons to be placed for each. */
export type Wanted = readonly (readonly [TaughtSubject, number])[];

const ofDay = (ofClass: readonly number[], slots: readonly Slot[], day: number | undefined) =>
  ofClass
    .filter((slot) => slots[slot]?.day === day)
    .toSorted((a, b) => (slots[a]?.start ?? 0) - (slots[b]?.start ?? 0));

/** Slots of a class that suit the hours of a subject, by their position within the day. */
const suitedSlots = (
  ofClass: readonly number[],
  slots: readonly Slot[],
  hours: LessonHours,
): readonly number[] =>
  ofClass.filter((slot) => {
    const day = ofDay(ofClass, slots, slots[slot]?.day);
    return suitsHours(hours, day.indexOf(slot), day.length);
  });

/** Slots paired with the class's next one on the day, where lessons may be in both. */
const pairsIn = (allowed: readonly number[], ofClass: readonly number[], slots: readonly Slot[]) =>
  allowed.flatMap((slot) => {
    const day = ofDay(ofClass, slots, slots[slot]?.day);
    const next = day[day.indexOf(slot) + 1];
    return next !== undefined && allowed.includes(next) ? [[slot, next]] : [];
  });

/** What a subject of a class requires of a lesson. */
const taskOf = (subject: TaughtSubject, numbers: TaskNumbers): PlacedTask => {
  const room = numbers.roomOf(subject.batch);
  const ofClass = numbers.slotsOf(subject.batch);
  const { perDay, hours, keepsHours, daysBetween } = subject.rules ?? noRules;
  const suited = hours === 'ANY' ? ofClass : suitedSlots(ofClass, numbers.slots, hours);
  return {
    batch: numbers.batchAt(subject.batch),
    subject: numbers.subjectAt(subject),
    teachers: subject.teachers.map(numbers.teacherAt),
    room: room === null ? null : numbers.roomAt(room),
    slots: keepsHours ? suited : ofClass,
    inPairs: subject.inPairs,
    ...(perDay === null ? {} : { perDay }),
    ...(hours === 'ANY' || keepsHours ? {} : { ratherNot: ofClass.filter((slot) => !suited.includes(slot)) }),
    ...(daysBetween ? { daysBetween } : {}),
  };
};

const keepsPairs = ({ inPairs, rules }: TaughtSubject): boolean => inPairs && (rules ?? noRules).keepsPairs;

/** The same task for single lessons, or as far as possible for two in a row. */
const repeated = (open: OpenTask, lessons: number, { slots, slotsOf }: TaskNumbers): readonly OpenTask[] => {
  const pairs = keepsPairs(open.subject) ? Math.floor(lessons / 2) : 0;
  const cells = pairs === 0 ? [] : pairsIn(open.task.slots, slotsOf(open.subject.batch), slots);
  const inTwo = { ...open, task: { ...open.task, slots: cells.map(([slot = 0]) => slot), cells, length: 2 } };
  return [
    ...Array.from({ length: pairs }, () => inTwo),
    ...Array.from({ length: lessons - 2 * pairs }, () => open),
  ];
};

/** Lessons of several classes as one: in the periods that they all have, with all their teachers. */
const heldTogether = (subjects: readonly TaughtSubject[], numbers: TaskNumbers): OpenTask | undefined => {
  const [subject, ...beside] = subjects;
  if (!subject) return undefined;
  const [task, ...others] = subjects.map((one) => taskOf(one, numbers));
  if (!task) return undefined;
  const teachers = new Set([task, ...others].flatMap((one) => one.teachers));
  const needed = [task, ...others].reduce((sum, one) => sum + one.teachers.length, 0);
  const common = task.slots.filter((slot) => others.every(({ slots }) => slots.includes(slot)));
  return {
    subject,
    beside,
    task: {
      ...task,
      teachers: [...teachers],
      // A teacher cannot be in two classes at the same time.
      slots: teachers.size === needed ? common : [],
      beside: others.map(({ batch, subject: of, room }) => ({ batch, subject: of, room })),
    },
  };
};

/** Subjects of a rule that still have lessons to be placed. */
const membersOf = (
  rule: LessonRule,
  left: ReadonlyMap<string, number>,
  subjects: ReadonlyMap<string, TaughtSubject>,
) =>
  rule.subjects.flatMap((one) => {
    const [key, subject] = [subjectKey(one), subjects.get(subjectKey(one))];
    return subject && (left.get(key) ?? 0) > 0 ? [subject] : [];
  });

/**
 * Tasks for lessons still to be placed, in the room of their class. Lessons to be held at the same time are one task; where
 * a subject has more lessons than the others the rest is placed separately, alongside what is already in place for them.
 */
export const openTasks = (
  wanted: Wanted,
  { rules = [] }: Pick<SchoolWeek, 'rules'>,
  numbers: TaskNumbers,
): readonly OpenTask[] => {
  const subjects = new Map(wanted.map(([subject]) => [subjectKey(subject), subject]));
  const left = new Map(wanted.map(([subject, lessons]) => [subjectKey(subject), lessons]));
  const found: OpenTask[] = [];
  const besideStanding = new Map<string, readonly number[]>();
  for (const rule of rules.filter(({ kind }) => kind === 'AT_ONCE')) {
    const members = membersOf(rule, left, subjects);
    const lessons = Math.min(...members.map((one) => left.get(subjectKey(one)) ?? 0));
    const together = members.length > 1 ? heldTogether(members, numbers) : undefined;
    if (together) {
      found.push(...repeated(together, lessons, numbers));
      for (const one of members) left.set(subjectKey(one), (left.get(subjectKey(one)) ?? 0) - lessons);
    }
    for (const one of members) {
      const others = rule.subjects.filter((other) => subjectKey(other) !== subjectKey(one));
      const own = numbers.standingAt(one);
      const slots = others.flatMap(numbers.standingAt).filter((slot) => !own.includes(slot));
      if (slots.length > 0) besideStanding.set(subjectKey(one), slots);
    }
  }
  for (const [subject] of wanted) {
    const task = taskOf(subject, numbers);
    const near = besideStanding.get(subjectKey(subject));
    const open = {
      subject,
      beside: [],
      task: near ? { ...task, slots: task.slots.filter((slot) => near.includes(slot)) } : task,
    };
    found.push(...repeated(open, left.get(subjectKey(subject)) ?? 0, numbers));
  }
  return found;
};
