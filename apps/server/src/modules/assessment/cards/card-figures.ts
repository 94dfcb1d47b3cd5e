import type { CardFigures, GradeLevel, GradeRounding } from '@school/domain';
import { decimalOf, gradeOf } from '@school/domain';

/** A student's figures under a scheme. */
export interface SchemeResult extends CardFigures {
  /** Percent or GPA, two decimals; null without any result. */
  readonly score: string | null;
  readonly grade: string | null;
  /** Mean of the grade points, where the scheme has them. */
  readonly points: string | null;
}

/** The grade for a percentage; null without one. */
export const gradeName = (
  percent: string | null,
  scale: readonly GradeLevel[],
  rounding: GradeRounding,
): string | null => (percent === null ? null : (gradeOf(decimalOf(percent), scale, rounding)?.name ?? null));
