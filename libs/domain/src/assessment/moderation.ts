import { Decimal, decimalOf } from '../money/decimal.ts';
import { toScore } from './grade.ts';

/** `ADD` adds marks, `SCALE` multiplies, `GRACE` raises those who missed the pass mark. */
export type ModerationRule = 'ADD' | 'SCALE' | 'GRACE';

/** How the marks of a paper are adjusted. */
export interface Moderation {
  readonly rule: ModerationRule;
  /** Marks to add, the factor, or the maximum grace marks for one student; a decimal string above 0. */
  readonly amount: string;
  /** Nobody is raised above it; null for the maximum of the paper. */
  readonly ceiling: string | null;
}

/** Of the paper: decimal strings. */
export interface PaperMarks {
  readonly maximumMarks: string;
  readonly minimumMarks: string;
}

const least = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b);

const withGrace = (marks: Decimal, amount: Decimal, pass: Decimal): Decimal =>
  marks.lt(pass) && pass.minus(marks).lte(amount) ? pass : marks;

/**
 * The mark after a moderation, half up to two decimals. Added marks and a factor raise nobody above the ceiling and take
 * nothing from those already above it; grace marks raise to the pass mark or not at all. A factor below 1 lowers every
 * mark.
 */
export const moderatedMarks = (
  marks: string,
  { rule, amount, ceiling }: Moderation,
  { maximumMarks, minimumMarks }: PaperMarks,
): string => {
  const [had, by] = [decimalOf(marks), decimalOf(amount)];
  if (rule === 'GRACE') return toScore(withGrace(had, by, decimalOf(minimumMarks)));
  const raised = rule === 'ADD' ? had.plus(by) : had.times(by);
  if (raised.lte(had)) return toScore(raised);
  const top = least(decimalOf(ceiling ?? maximumMarks), decimalOf(maximumMarks));
  return toScore(had.gte(top) ? had : least(raised, top));
};

/** The statistics of a paper that a moderation affects. */
export interface PaperFigures {
  /** Percentage of those with marks who passed, two decimals; null without any. */
  readonly passRate: string | null;
  /** Of the marks, two decimals. */
  readonly average: string | null;
}

/** Pass rate and average of given marks; absent students count towards neither. */
export const paperFigures = (
  given: readonly { readonly marks: string; readonly isFailed: boolean }[],
): PaperFigures => {
  if (given.length === 0) return { passRate: null, average: null };
  const passed = new Decimal(given.filter(({ isFailed }) => !isFailed).length);
  const total = given.reduce((sum, { marks }) => sum.plus(decimalOf(marks)), new Decimal(0));
  return {
    passRate: toScore(passed.times(100).dividedBy(given.length)),
    average: toScore(total.dividedBy(given.length)),
  };
};
