import { decimalOf } from '../money/decimal.ts';
import { toScore, type GradeLevel } from './grade.ts';

/** Which of two marks stands: that of the second examiner, the higher one, or the mean of both. */
export type RevaluationRule = 'SECOND' | 'HIGHER' | 'AVERAGE';

/** How a school settles an exam paper that was marked twice. */
export interface RevaluationDecision {
  readonly rule: RevaluationRule;
  /** A difference below this share of the maximum, in percent, changes nothing. */
  readonly tolerance: string;
}

/** The mark that stands after a second marking, rounded half up to two decimals. */
export const revaluedMarks = (
  first: string,
  second: string,
  { rule, tolerance }: RevaluationDecision,
  maximumMarks: string,
): string => {
  const [one, two] = [decimalOf(first), decimalOf(second)];
  const apart = two.minus(one).abs();
  if (apart.lt(decimalOf(maximumMarks).times(decimalOf(tolerance)).dividedBy(100))) return toScore(one);
  if (rule === 'HIGHER') return toScore(two.gt(one) ? two : one);
  return toScore(rule === 'AVERAGE' ? one.plus(two).dividedBy(2) : two);
};

/** The grade that stands after a second marking: two grades have no mean, so that rule takes the second one. */
export const revaluedGrade = (first: GradeLevel, second: GradeLevel, rule: RevaluationRule): GradeLevel =>
  rule === 'HIGHER' && decimalOf(first.minScore).gt(decimalOf(second.minScore)) ? first : second;
