import { Decimal, ZERO, decimalOf } from '../money/decimal.ts';

/** Whether a missing mark is left out, or counts as zero (R20). */
export type MissingMarks = 'IGNORE' | 'ZERO';

/** A piece of work and one student's result in it. */
export interface GradedWork {
  /** Decimal string; null where nothing was entered or handed in. */
  readonly marks: string | null;
  readonly maximum: string;
  /** Left out regardless of the rule for missing marks. */
  readonly isExempt: boolean;
  /** Its marks are added; its maximum does not count. */
  readonly isExtra: boolean;
}

export interface WorkCategory {
  /** Decimal string. */
  readonly weight: string;
  /** How many of the lowest percentages do not count; at least one always does. */
  readonly dropLowest: number;
  readonly work: readonly GradedWork[];
}

const hundred = new Decimal(100);
const sum = (values: readonly Decimal[]): Decimal => values.reduce((total, one) => total.plus(one), ZERO);

interface Counted {
  readonly marks: Decimal;
  readonly maximum: Decimal;
}

const kept = (work: readonly Counted[], dropLowest: number): readonly Counted[] => {
  const best = work.toSorted((a, b) => b.marks.dividedBy(b.maximum).comparedTo(a.marks.dividedBy(a.maximum)));
  return best.slice(0, Math.max(1, best.length - dropLowest));
};

/** Percentage of a category: Σ marks ÷ Σ maxima of what counts, extra credit added; undefined where nothing counts. */
export const categoryPercent = (
  { dropLowest, work }: WorkCategory,
  missing: MissingMarks,
): Decimal | undefined => {
  const usual = work.filter(({ isExempt, isExtra }) => !isExempt && !isExtra);
  const counted = usual
    .filter(({ marks }) => marks !== null || missing === 'ZERO')
    .map(({ marks, maximum }) => ({ marks: decimalOf(marks ?? '0'), maximum: decimalOf(maximum) }));
  if (counted.length === 0) return undefined;
  const left = kept(counted, dropLowest);
  const extra = work.flatMap(({ isExtra, isExempt, marks }) =>
    isExtra && !isExempt && marks !== null ? [decimalOf(marks)] : [],
  );
  return sum([...left.map(({ marks }) => marks), ...extra])
    .times(hundred)
    .dividedBy(sum(left.map(({ maximum }) => maximum)));
};

/** Percentages combined by their weights; those without a percentage are left out, and the others weigh more (R20). */
export const weightedPercent = (
  parts: readonly { readonly percent: Decimal | undefined; readonly weight: string }[],
): Decimal | undefined => {
  const given = parts.flatMap(({ percent, weight }) =>
    percent === undefined ? [] : [{ percent, weight: decimalOf(weight) }],
  );
  const whole = sum(given.map(({ weight }) => weight));
  return whole.isZero()
    ? undefined
    : sum(given.map(({ percent, weight }) => percent.times(weight))).dividedBy(whole);
};

/** The percentage of a subject in a term, from its categories. A category without any work does not count. */
export const termPercent = (
  categories: readonly WorkCategory[],
  missing: MissingMarks,
): Decimal | undefined =>
  weightedPercent(
    categories.map((category) => ({ percent: categoryPercent(category, missing), weight: category.weight })),
  );
