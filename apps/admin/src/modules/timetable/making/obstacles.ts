import { clashesOf, daysInARow, hoursMeet, suitsHours, weekdayKeys } from '@school/domain';
import type { ClashRule, LessonHours, TakenHours, WeekdayKey } from '@school/domain';
import type { Lesson, Period, ToPlace } from '../week/types.ts';
import { rulesBetween, type RuleBroken } from './rules-between.ts';
import { sameSubject } from './same-subject.ts';

/** The item being moved: a placed lesson, or another one of a subject. */
export interface Picked {
  /** 0 for a new lesson. */
  readonly id: number;
  readonly name: string;
  readonly batch: number;
  readonly subject: number | null;
  readonly electiveGroup: number | null;
  readonly teachers: readonly number[];
  readonly classroom: number | null;
}

/** Why something cannot be placed in a period, with the names involved. */
export interface Obstacle {
  readonly rule: ClashRule | 'HOURS';
  readonly who: string;
  readonly batch: string;
  readonly subject: string;
}

const taken = (lesson: Lesson): TakenHours & { readonly lesson: Lesson } => ({
  id: lesson.id,
  batch: lesson.batch,
  teachers: lesson.teachers,
  classroom: lesson.classroom ?? null,
  weekday: lesson.weekday as WeekdayKey,
  startTime: lesson.startTime,
  endTime: lesson.endTime,
  lesson,
});

/**
 * Everything that rules out the picked item in a period, known before it is dropped: classes, teachers and rooms that are
 * occupied at that time (R23, 1 to 3), and hours in which a teacher is unavailable (8).
 */
export const obstaclesAt = (
  picked: Picked,
  period: Pick<Period, 'weekday' | 'startTime' | 'endTime'>,
  lessons: readonly Lesson[],
  { teachers, hours }: Pick<ToPlace, 'teachers' | 'hours'>,
): readonly Obstacle[] => {
  const at = { ...period, weekday: period.weekday as WeekdayKey };
  const clashes = clashesOf({ ...picked, ...at }, lessons.map(taken)).map(({ rule, who, with: other }) => ({
    rule,
    who:
      rule === 'TEACHER'
        ? (other.lesson.teacherNames[other.lesson.teachers.indexOf(who)] ?? '')
        : rule === 'ROOM'
          ? (other.lesson.roomName ?? '')
          : other.lesson.batchName,
    batch: other.lesson.batchName,
    subject: other.lesson.subjectName,
  }));
  const never = hours
    .filter(
      (one) =>
        one.kind === 'NEVER' &&
        picked.teachers.includes(one.teacher) &&
        hoursMeet({ ...one, weekday: one.weekday as WeekdayKey }, at),
    )
    .map(({ teacher }) => ({
      rule: 'HOURS' as const,
      who: teachers.find(({ id }) => id === teacher)?.name ?? '',
      batch: '',
      subject: '',
    }));
  return [...clashes, ...never];
};

/** A wish or limit a lesson in a period would violate; it may be placed there all the same. */
export interface Warning {
  readonly rule: 'WISH' | 'SUBJECT_HOURS' | 'SUBJECT_DAY' | 'NEXT_DAY' | RuleBroken['rule'];
  readonly who: string;
  readonly subject: string;
  readonly count: number;
}

/** Days of the week as bits. */
const dayBits = (days: readonly string[]): number =>
  days.reduce((bits, day) => bits | (1 << weekdayKeys.indexOf(day as WeekdayKey)), 0);

/** The subject's rules for its lessons (R26) that would be violated in a period. */
const rulesBroken = (
  picked: Picked,
  period: Pick<Period, 'weekday' | 'startTime'>,
  lessons: readonly Lesson[],
  { periods, subjects, subjectPerDay }: Pick<ToPlace, 'periods' | 'subjects' | 'subjectPerDay'>,
): readonly Omit<Warning, 'who' | 'subject'>[] => {
  const subject = subjects.find((one) => sameSubject(picked, one));
  if (!subject) return [];
  const others = lessons.filter((lesson) => lesson.id !== picked.id && sameSubject(picked, lesson));
  const ofDay = periods
    .filter(({ batch, weekday, isBreak }) => batch === picked.batch && weekday === period.weekday && !isBreak)
    .map(({ startTime }) => startTime)
    .toSorted();
  const days = others.map(({ weekday }) => weekday);
  const most = Math.max(subject.perDay ?? subjectPerDay, 1);
  const found: Omit<Warning, 'who' | 'subject'>[] = [];
  if (!suitsHours(subject.hours as LessonHours, ofDay.indexOf(period.startTime), ofDay.length)) {
    found.push({ rule: 'SUBJECT_HOURS', count: 0 });
  }
  if (days.filter((day) => day === period.weekday).length >= most) {
    found.push({ rule: 'SUBJECT_DAY', count: most });
  }
  const isCloser = daysInARow(dayBits([...days, period.weekday])) > daysInARow(dayBits(days));
  if (subject.daysBetween && isCloser) found.push({ rule: 'NEXT_DAY', count: 0 });
  return found;
};

/**
 * What a lesson would violate in a period where nothing rules it out: its subject's rules, rules between subjects, and
 * teachers' days and wishes.
 * @param lessons those of all classes
 */
export const warningsAt = (
  picked: Picked,
  period: Pick<Period, 'weekday' | 'startTime' | 'endTime'>,
  lessons: readonly Lesson[],
  open: Omit<ToPlace, 'rooms'>,
): readonly Warning[] => {
  const at = { ...period, weekday: period.weekday as WeekdayKey };
  const wishes = open.hours
    .filter(
      (one) =>
        one.kind === 'RATHER_NOT' &&
        picked.teachers.includes(one.teacher) &&
        hoursMeet({ ...one, weekday: one.weekday as WeekdayKey }, at),
    )
    .map(({ teacher }) => ({
      rule: 'WISH' as const,
      who: open.teachers.find(({ id }) => id === teacher)?.name ?? '',
      subject: '',
      count: 0,
    }));
  const broken = rulesBroken(picked, period, lessons, open).map((one) => ({
    ...one,
    who: '',
    subject: picked.name,
  }));
  const between = rulesBetween(picked, period, lessons, open).map((one) => ({
    ...one,
    subject: picked.name,
  }));
  return [...wishes, ...broken, ...between];
};
