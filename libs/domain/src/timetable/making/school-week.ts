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
  /** Lessons should follow each other. */
  readonly inPairs: boolean;
  readonly rules?: SubjectRules;
}

/** A class with the room in which it is taught, and how many are in it. */
export interface TaughtClass {
  readonly id: number;
  readonly room: number | null;
}

/** Hours in which a teacher cannot teach, or would rather not. */
export interface TeacherHours extends WeekHours {
  readonly kind: 'NEVER' | 'RATHER_NOT';
}

export interface SchoolTeacher {
  readonly id: number;
  /** Lessons at most; null where the grade says nothing. */
  readonly perDay: number | null;
  readonly perWeek: number | null;
  /** Days of the week with lessons at most; nothing for as many as there are. */
  readonly mostDays?: number | null;
  readonly hours: readonly TeacherHours[];
}

/** A lesson that stands already. */
export interface StandingLesson extends WeekHours {
  readonly batch: number;
  readonly classTiming: number;
  readonly subject: number | null;
  readonly electiveGroup: number | null;
  readonly teachers: readonly number[];
  readonly classroom: number | null;
  readonly locked: boolean;
}

/** Names what a class is taught. */
export type SubjectOfClass = Pick<TaughtSubject, 'batch' | 'subject' | 'electiveGroup'>;

/** What holds between subjects: their lessons are held at the same time, or never on one day. */
export interface LessonRule {
  readonly kind: 'AT_ONCE' | 'OTHER_DAYS';
  readonly subjects: readonly SubjectOfClass[];
  /** A rule; otherwise a wish. Lessons at the same time always are. */
  readonly always: boolean;
}

/** Everything that a timetable is made from. */
export interface SchoolWeek {
  readonly periods: readonly ClassPeriod[];
  readonly classes: readonly TaughtClass[];
  readonly subjects: readonly TaughtSubject[];
  readonly teachers: readonly SchoolTeacher[];
  readonly standing: readonly StandingLesson[];
  readonly rules?: readonly LessonRule[];
  /** The classes whose lessons are made anew; those of all others and locked ones stay where they are. */
  readonly chosen: readonly number[];
  readonly subjectPerDay: number;
  readonly inARow: number;
  /** Teachers may have more lessons a week than their grade allows. */
  readonly mayExceed: boolean;
  readonly seed: number;
}

/** Names a subject of a class, or an elective group. */
export const subjectKey = ({ batch, subject, electiveGroup }: SubjectOfClass): string =>
  `${batch}/${subject === null ? `g${electiveGroup}` : subject}`;
