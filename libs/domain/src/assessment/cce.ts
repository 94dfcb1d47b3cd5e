import { Decimal, ZERO, decimalOf } from '../money/decimal.ts';
import { gradeOf, type GradeLevel, type GradeRounding } from './grade.ts';

/** How the criteria of a formative assessment are combined into one score. */
export type FaFormula = 'AVERAGE' | 'TOTAL' | 'BEST_OF';

/** A formative assessment (FA) with its weight. */
export interface FaRule {
  readonly formula: FaFormula;
  /** For `BEST_OF`: how many of the best criteria count. */
  readonly bestCount: number | null;
  /** Maximum points of an indicator, decimal string. */
  readonly maxPoints: string;
}

const hundred = new Decimal(100);
const sum = (values: readonly Decimal[]): Decimal => values.reduce((total, one) => total.plus(one), ZERO);
const mean = (values: readonly Decimal[]): Decimal => sum(values).dividedBy(values.length);

/**
 * Percentage of a formative assessment (R12): the indicators are averaged per criterion, the formula combines the criteria
 * into the score.
 * @param criteria points of the indicators by criterion, decimal strings; criteria without any points do not count
 * @returns undefined where nothing was entered
 */
export const faPercent = (
  criteria: readonly (readonly string[])[],
  { formula, bestCount, maxPoints }: FaRule,
): Decimal | undefined => {
  const most = decimalOf(maxPoints);
  const scores = criteria
    .filter((points) => points.length > 0)
    .map((points) => mean(points.map((point) => decimalOf(point))));
  if (scores.length === 0) return undefined;
  if (formula === 'TOTAL') {
    const top = most.times(criteria.length);
    return Decimal.min(sum(scores), top).times(hundred).dividedBy(top);
  }
  const counted =
    formula === 'BEST_OF' ? scores.toSorted((a, b) => b.comparedTo(a)).slice(0, bestCount ?? 1) : scores;
  return mean(counted).times(hundred).dividedBy(most);
};

/** The results of a subject in one category of the year: percentages, decimals, undefined where nothing was entered. */
export interface CceCategory {
  readonly fa: readonly (Decimal | undefined)[];
  readonly sa: Decimal | undefined;
  /** Weights in percent: of each formative assessment, and of the summative one. */
  readonly faWeight: string;
  readonly saWeight: string;
}

/** Weighted marks and their possible maximum. */
export interface CcePart {
  readonly marks: Decimal;
  readonly maximum: Decimal;
}

export interface CceMarks {
  readonly fa: CcePart;
  readonly sa: CcePart;
  readonly all: CcePart;
}

const none: CcePart = { marks: ZERO, maximum: ZERO };
const add = (one: CcePart, other: CcePart): CcePart => ({
  marks: one.marks.plus(other.marks),
  maximum: one.maximum.plus(other.maximum),
});
const part = (percent: Decimal | undefined, weight: string): CcePart => ({
  marks: (percent ?? ZERO).times(decimalOf(weight)).dividedBy(hundred),
  maximum: decimalOf(weight),
});

/**
 * Weighted marks of a category: each formative assessment and the summative one by its weight; missing ones contribute
 * nothing.
 */
export const cceMarks = ({ fa, sa, faWeight, saWeight }: CceCategory): CceMarks => {
  const formative = fa.map((percent) => part(percent, faWeight)).reduce(add, none);
  const summative = part(sa, saWeight);
  return { fa: formative, sa: summative, all: add(formative, summative) };
};

/** The marks of a year, from those of its categories. */
export const cceYear = (categories: readonly CceMarks[]): CceMarks => ({
  fa: categories.map(({ fa }) => fa).reduce(add, none),
  sa: categories.map(({ sa }) => sa).reduce(add, none),
  all: categories.map(({ all }) => all).reduce(add, none),
});

/** Percentage of a part; undefined where nothing can be scored. */
export const ccePercent = ({ marks, maximum }: CcePart): Decimal | undefined =>
  maximum.isZero() ? undefined : marks.times(hundred).dividedBy(maximum);

/** The grade of a part on the scale of the batch. */
export const cceGrade = (
  one: CcePart,
  scale: readonly GradeLevel[],
  rounding: GradeRounding = 'NONE',
): GradeLevel | undefined => {
  const percent = ccePercent(one);
  return percent && gradeOf(percent, scale, rounding);
};

/** Mean of the grade points of the main subjects; undefined if there are none. */
export const cgpaOf = (points: readonly string[]): Decimal | undefined =>
  points.length === 0 ? undefined : mean(points.map((point) => decimalOf(point)));

/** A grade of a set and the points that it stands for. */
export interface PointGrade {
  readonly name: string;
  readonly gradePoint: string;
}

/**
 * The grade of an area assessed alongside the subjects: the mean of its points rounded half up to a whole number, and the
 * grade with exactly these points; undefined where the set has none (R12).
 */
export const observedGrade = (
  points: readonly string[],
  set: readonly PointGrade[],
): PointGrade | undefined => {
  if (points.length === 0) return undefined;
  const whole = mean(points.map((point) => decimalOf(point))).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  return set.find(({ gradePoint }) => decimalOf(gradePoint).eq(whole));
};
