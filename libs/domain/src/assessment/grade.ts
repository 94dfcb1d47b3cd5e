import { Decimal, decimalOf } from '../money/decimal.ts';

/** A level of a grading scale: the grade applies from this percentage on. */
export interface GradeLevel {
  readonly id: number;
  readonly name: string;
  /** Percentage, decimal string. */
  readonly minScore: string;
  /** Points for a GPA; null where the scale has none. */
  readonly creditPoints: string | null;
  readonly isPass: boolean;
}

/** `NONE` uses the exact percentage, `NEAREST` the one rounded half up to a whole number. */
export type GradeRounding = 'NONE' | 'NEAREST';

const hundred = new Decimal(100);

/** Half up to two decimals, as figures are shown and stored. */
export const toScore = (value: Decimal): string => value.toFixed(2, Decimal.ROUND_HALF_UP);

/**
 * `marks × 100 / maximum`, exact (R7).
 * @throws TypeError for a maximum of 0
 */
export const percentOf = (marks: Decimal, maximum: Decimal): Decimal => {
  if (maximum.isZero()) throw new TypeError('A percentage needs a maximum above 0.');
  return marks.times(hundred).dividedBy(maximum);
};

/** The level with the highest start that the percentage reaches; undefined below all of them (R7). */
export const gradeOf = (
  percent: Decimal,
  scale: readonly GradeLevel[],
  rounding: GradeRounding = 'NONE',
): GradeLevel | undefined => {
  const looked = rounding === 'NEAREST' ? percent.toDecimalPlaces(0, Decimal.ROUND_HALF_UP) : percent;
  let found: GradeLevel | undefined;
  for (const level of scale) {
    const starts = decimalOf(level.minScore);
    if (starts.lte(looked) && (!found || starts.gt(decimalOf(found.minScore)))) found = level;
  }
  return found;
};
