import { Decimal, ZERO, decimalOf } from '../money/decimal.ts';
import { groupScore, subjectScore, type ExamMark, type GradingType } from './result.ts';

/** An exam group that counts towards the result of a batch, and one student's result in it. */
export interface WeightedGroup {
  readonly id: number;
  /** Percent, decimal string; those of a batch add up to 100, less where groups without any exam are left out. */
  readonly weight: string;
  readonly marks: readonly ExamMark[];
}

/** Scores of a student over the weighted groups, exact. */
export interface GroupedResult {
  readonly subjects: ReadonlyMap<number, Decimal>;
  readonly groups: ReadonlyMap<number, Decimal>;
  readonly combined: Decimal | undefined;
}

const hundred = new Decimal(100);

/** Whether weights add up to exactly 100: 99.99 does not. */
export const areWeights = (weights: readonly string[]): boolean =>
  weights.reduce((total, weight) => total.plus(decimalOf(weight)), ZERO).eq(hundred) &&
  weights.every((weight) => decimalOf(weight).gt(ZERO));

interface Part {
  readonly score: Decimal;
  readonly weight: Decimal;
}

/** Σ score × weight ÷ 100, or ÷ the weights that exist. */
const mix = (parts: readonly Part[], by: Decimal): Decimal =>
  parts.reduce((total, { score, weight }) => total.plus(score.times(weight)), ZERO).dividedBy(by);

const weightOf = (parts: readonly Pick<Part, 'weight'>[]): Decimal =>
  parts.reduce((total, { weight }) => total.plus(weight), ZERO);

const subjectOf = (
  groups: readonly WeightedGroup[],
  subject: number,
  type: GradingType,
  redistributes: boolean,
  whole: Decimal,
): Decimal | undefined => {
  let isExempt = false;
  const parts = groups.flatMap(({ weight, marks }): Part[] => {
    const mark = marks.find((one) => one.subject === subject);
    const score = mark && subjectScore(mark, type);
    if (mark && score === undefined) isExempt = true;
    return score === undefined ? [] : [{ score, weight: decimalOf(weight) }];
  });
  if (parts.length === 0) return undefined;
  // A student who is exempt somewhere is judged by the rest: nothing was failed there.
  return mix(parts, redistributes || isExempt ? weightOf(parts) : whole);
};

/**
 * The result over the weighted groups of a batch: R9 for percentages, R10 for grade points, R11 for weighted averages. The
 * combined score is that of the groups, not of the subjects.
 * @param redistributes a group without an exam in a subject does not count for it; otherwise it counts as zero
 */
export const groupedResult = (
  groups: readonly WeightedGroup[],
  type: GradingType,
  redistributes = false,
): GroupedResult => {
  const whole = weightOf(groups.map(({ weight }) => ({ weight: decimalOf(weight) })));
  const subjects = new Map<number, Decimal>();
  for (const subject of new Set(groups.flatMap(({ marks }) => marks.map((mark) => mark.subject)))) {
    const score = subjectOf(groups, subject, type, redistributes, whole);
    if (score) subjects.set(subject, score);
  }
  const parts = groups.flatMap(({ id, weight, marks }) => {
    const score = groupScore(marks, type);
    return score === undefined ? [] : [{ id, score, weight: decimalOf(weight) }];
  });
  return {
    subjects,
    groups: new Map(parts.map(({ id, score }) => [id, score])),
    combined:
      parts.length === 0 ? undefined : mix(parts, parts.length < groups.length ? weightOf(parts) : whole),
  };
};

/** Mean of combined scores: the CGPA of a student over all batches (R10), the average for a designation (R17). */
export const meanOf = (scores: readonly string[]): Decimal | undefined =>
  scores.length === 0
    ? undefined
    : scores.reduce((total, score) => total.plus(decimalOf(score)), ZERO).dividedBy(scores.length);
