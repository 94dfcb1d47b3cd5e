import { Decimal, ZERO, decimalOf } from '../money/decimal.ts';

/** How the components of an internal assessment are combined into one percentage. */
export type IaFormula = 'SUM' | 'AVERAGE' | 'BEST_OF';

/** A component of an internal assessment with one student's result in it. */
export interface IaComponentMark {
  /** Decimal string; null for nothing or absent, which contributes nothing (R13). */
  readonly marks: string | null;
  readonly maximum: string;
}

const hundred = new Decimal(100);
const sum = (values: readonly Decimal[]): Decimal => values.reduce((total, one) => total.plus(one), ZERO);
const mean = (values: readonly Decimal[]): Decimal => sum(values).dividedBy(values.length);

/**
 * Percentage of an internal assessment (R13): all marks out of all maxima, the mean of the percentages, or that of the
 * best.
 * @returns undefined where nothing was entered
 */
export const iaPercent = (
  components: readonly IaComponentMark[],
  formula: IaFormula,
  bestCount: number | null = null,
): Decimal | undefined => {
  if (components.every(({ marks }) => marks === null)) return undefined;
  const marks = components.map((one) => decimalOf(one.marks ?? '0'));
  const maxima = components.map(({ maximum }) => decimalOf(maximum));
  if (formula === 'SUM') return sum(marks).times(hundred).dividedBy(sum(maxima));
  const percents = marks.map((one, at) => one.times(hundred).dividedBy(maxima[at] ?? hundred));
  if (formula === 'AVERAGE') return mean(percents);
  return mean(percents.toSorted((a, b) => b.comparedTo(a)).slice(0, bestCount ?? 1));
};

/** Weights of the external (written) and internal assessment, in percent, decimal strings. */
export interface IcseWeights {
  readonly external: string;
  readonly internal: string;
}

/** External and internal assessment by their weights in percent; what was not entered contributes nothing. */
export const icseTotal = (
  external: Decimal | undefined,
  internal: Decimal | undefined,
  weights: IcseWeights,
): Decimal | undefined => {
  if (external === undefined && internal === undefined) return undefined;
  return sum([
    (external ?? ZERO).times(decimalOf(weights.external)),
    (internal ?? ZERO).times(decimalOf(weights.internal)),
  ]).dividedBy(hundred);
};

/** Whether a subject is passed: its percentage as printed, two decimals, reaches the limit (R13). */
export const icsePassed = (percent: string, passPercent: string): boolean =>
  decimalOf(percent).gte(decimalOf(passPercent));
