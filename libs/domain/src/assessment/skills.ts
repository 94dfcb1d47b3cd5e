import { Decimal, ZERO, decimalOf } from '../money/decimal.ts';

/** How the skills of a set are combined into one result. */
export type SkillAggregation = 'AVERAGE' | 'SUM' | 'BEST_OF';

/** A student's marks for a skill in one piece of work. */
export interface SkillMark {
  readonly skill: number;
  /** The skill it is part of; itself where it stands alone. */
  readonly whole: number;
  /** Decimal string. */
  readonly marks: string;
  /** Decimal string above zero. */
  readonly maximum: string;
}

interface Sum {
  readonly marks: Decimal;
  readonly maximum: Decimal;
}

const hundred = new Decimal(100);

const sumsBy = (marks: readonly SkillMark[], key: 'skill' | 'whole'): ReadonlyMap<number, Sum> => {
  const sums = new Map<number, Sum>();
  for (const one of marks) {
    const { marks: had, maximum } = sums.get(one[key]) ?? { marks: ZERO, maximum: ZERO };
    sums.set(one[key], {
      marks: had.plus(decimalOf(one.marks)),
      maximum: maximum.plus(decimalOf(one.maximum)),
    });
  }
  return sums;
};

const percent = ({ marks, maximum }: Sum): Decimal => marks.times(hundred).dividedBy(maximum);

/**
 * The percentage of each skill with marks: its marks and those of its parts, over all the work, relative to their maxima.
 * Parts also have percentages of their own.
 */
export const skillPercents = (marks: readonly SkillMark[]): ReadonlyMap<number, Decimal> =>
  new Map(
    [...sumsBy(marks, 'skill'), ...sumsBy(marks, 'whole')].map(([skill, sum]) => [skill, percent(sum)]),
  );

/**
 * The percentage of a set: the mean of its skills, their marks relative to their maxima, or the best of them. Parts count
 * towards the skill they are part of; a skill without marks is left out. Undefined without any marks.
 */
export const skillSetPercent = (
  marks: readonly SkillMark[],
  aggregation: SkillAggregation,
): Decimal | undefined => {
  const sums = [...sumsBy(marks, 'whole').values()];
  if (sums.length === 0) return undefined;
  if (aggregation === 'SUM') {
    return percent({
      marks: sums.reduce((total, { marks: had }) => total.plus(had), ZERO),
      maximum: sums.reduce((total, { maximum }) => total.plus(maximum), ZERO),
    });
  }
  const percents = sums.map(percent);
  if (aggregation === 'BEST_OF') return Decimal.max(...percents);
  return percents.reduce((total, one) => total.plus(one), ZERO).dividedBy(percents.length);
};

/**
 * The total maximum of the individually marked skills, as a decimal string: parts in place of what they are part of.
 * Undefined where one of them has no maximum of its own.
 */
export const skillMaximum = (
  skills: readonly {
    readonly name: string;
    readonly partOf: string | null;
    readonly maxMarks: string | null;
  }[],
): string | undefined => {
  const bare = (name: string): string => name.trim().toLowerCase();
  const wholes = new Set(skills.flatMap(({ partOf }) => (partOf === null ? [] : [bare(partOf)])));
  const maxima = skills.flatMap(({ name, maxMarks }) => (wholes.has(bare(name)) ? [] : [maxMarks]));
  let total = ZERO;
  for (const maximum of maxima) {
    if (maximum === null) return undefined;
    total = total.plus(decimalOf(maximum));
  }
  return total.toFixed(2);
};
