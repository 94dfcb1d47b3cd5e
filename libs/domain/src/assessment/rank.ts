import { decimalOf } from '../money/decimal.ts';

/** `DENSE`: 1, 2, 2, 3; `COMPETITION`: 1, 2, 2, 4. */
export type RankTieRule = 'DENSE' | 'COMPETITION';

export interface RankRule {
  readonly ties: RankTieRule;
  /** Students without any score are ranked as if they had the lowest one; otherwise they have no rank. */
  readonly ranksWithoutScore: boolean;
}

/**
 * The rank of each score at its index, null for unranked ones (R16).
 * @param scores rounded to two decimals, as they are compared; null for students without any
 */
export const ranksOf = (scores: readonly (string | null)[], rule: RankRule): readonly (number | null)[] => {
  const values = scores.map((score) => (score === null ? -1 : Number(decimalOf(score).toFixed(2))));
  const ranked = values.filter((value) => value >= 0 || rule.ranksWithoutScore);
  const sorted = (rule.ties === 'DENSE' ? [...new Set(ranked)] : ranked).toSorted((a, b) => b - a);
  const rankOf = new Map<number, number>();
  sorted.forEach((value, at) => {
    if (!rankOf.has(value)) rankOf.set(value, at + 1);
  });
  return values.map((value) => rankOf.get(value) ?? null);
};
