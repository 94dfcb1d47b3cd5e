import type { WeekHours } from '../clash.ts';
import type { SubjectRules } from '../subject-rules.ts';

/** A period of a class in the week, without breaks. */
export interface ClassPeriod extends WeekHours {
  readonly batch: number;
  readonly classTiming: number;
}

/** What a class is to be taught in a week: a subject, or the subjects of an elective group at the same time. */
export interface TaughtSubject {
  readonly batch: number;
  readonly subject: number | null;
  readonly electiveGroup: number | null;
  /** Lessons a week. */
  readonly lessons: number;
  readonly teachers: readonly number[];
  /** Lessons should be consecutive. */
  readonly inPairs: boolean;
  readonly rules?: SubjectRules;
}

/** A class with the room in which it is taught. */
export interface TaughtClass {
  readonly id: number;
  readonly room: number | null;
}

/** Hours in which a teacher is unavailable, or would rather not teach. */
export interface TeacherHours extends WeekHours {
  readonly kind: 'NEVER' | 'RATHER_NOT';
}

export interface SchoolTeacher {
  readonly id: number;
  /** Maximum number of lessons; null where the grade sets none. */
  readonly perDay: number | null;
  readonly perWeek: number | null;
  /** Maximum number of days with lessons per week; absent for no limit. */
  readonly mostDays?: number | null;
  readonly hours: readonly TeacherHours[];
}

/** A lesson already in the timetable. */
export interface StandingLesson extends WeekHours {
  readonly batch: number;
  readonly classTiming: number;
  readonly subject: number | null;
  readonly electiveGroup: number | null;
  readonly teachers: readonly number[];
  readonly classroom: number | null;
  readonly locked: boolean;
}

/** Identifies what a class is taught. */
export type SubjectOfClass = Pick<TaughtSubject, 'batch' | 'subject' | 'electiveGroup'>;

/** A rule between subjects: their lessons are held at the same time, or never on the same day. */
export interface LessonRule {
  readonly kind: 'AT_ONCE' | 'OTHER_DAYS';
  readonly subjects: readonly SubjectOfClass[];
  /** A hard rule; otherwise a wish. Lessons at the same time always are. */
  readonly always: boolean;
}

/** Everything a timetable is generated from. */
export interface SchoolWeek {
  readonly periods: readonly ClassPeriod[];
  readonly classes: readonly TaughtClass[];
  readonly subjects: readonly TaughtSubject[];
  readonly teachers: readonly SchoolTeacher[];
  readonly standing: readonly StandingLesson[];
  readonly rules?: readonly LessonRule[];
  /** The classes whose lessons are regenerated; those of all others and locked ones stay where they are. */
  readonly chosen: readonly number[];
  readonly subjectPerDay: number;
  readonly inARow: number;
  /** Teachers may have more lessons a week than their grade allows. */
  readonly mayExceed: boolean;
  readonly seed: number;
}

/** Identifies a subject of a class, or an elective group. */
export const subjectKey = ({ batch, subject, electiveGroup }: SubjectOfClass): string =>
  `${batch}/${subject === null ? `g${electiveGroup}` : subject}`;
