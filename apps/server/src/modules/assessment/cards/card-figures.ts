import type { GradeLevel, GradeRounding } from '@school/domain';
import { decimalOf, gradeOf } from '@school/domain';

/** A subject on a report card: a figure under each heading, then what they make together. */
export interface CardSubject {
  readonly subject: string;
  readonly cells: readonly (string | null)[];
  readonly total: string | null;
  readonly grade: string | null;
  /** Where the scheme passes or fails subjects. */
  readonly isPassed?: boolean;
}

/** Something that is graded beside the subjects, under a heading of its own. */
export interface CardArea {
  readonly header: string;
  readonly area: string;
  readonly grade: string;
}

/** What is kept of a report card as it was worked out, so that it says the same wherever it is read. */
export interface CardFigures {
  readonly heads: readonly string[];
  readonly subjects: readonly CardSubject[];
  readonly areas: readonly CardArea[];
}

/** What a scheme gives a student. */
export interface SchemeResult extends CardFigures {
  /** Percent or GPA, two decimals; null without any result. */
  readonly score: string | null;
  readonly grade: string | null;
  /** Mean of the grade points, where the scheme has them. */
  readonly points: string | null;
}

/** The grade of a percent; null without one. */
export const gradeName = (
  percent: string | null,
  scale: readonly GradeLevel[],
  rounding: GradeRounding,
): string | null => (percent === null ? null : (gradeOf(decimalOf(percent), scale, rounding)?.name ?? null));
