import { Decimal, decimalOf } from '../money/decimal.ts';
import { meanOf } from './grouped.ts';

/** Below the threshold, from the threshold on, or exactly the threshold. */
export type LimitType = 'UPPER' | 'LOWER' | 'EXACT';

export interface RankingRule {
  readonly id: number;
  readonly name: string;
  readonly threshold: string;
  readonly limit: LimitType;
  /** Null: the combined score decides. */
  readonly subjectCount: number | null;
  readonly subjectLimit: LimitType | null;
  readonly considerFullCourse: boolean;
  /** 1 goes first. */
  readonly priority: number;
}

/** Scores of a student, rounded as they are stored: of this batch, and of all batches. */
export interface StandingOf {
  readonly combined: string | null;
  readonly allCombined: readonly string[];
  readonly subjects: readonly string[];
  readonly allSubjects: readonly string[];
}

const meets = (value: Decimal, limit: LimitType, threshold: Decimal): boolean =>
  limit === 'UPPER' ? value.lt(threshold) : limit === 'LOWER' ? value.gte(threshold) : value.eq(threshold);

/** Whether the student reaches the level (R18). */
export const reaches = (standing: StandingOf, rule: RankingRule): boolean => {
  const threshold = decimalOf(rule.threshold);
  const { combined, allCombined } = standing;
  if (rule.subjectCount === null) {
    const mean = meanOf(rule.considerFullCourse ? allCombined : combined === null ? [] : [combined]);
    return mean !== undefined && meets(mean, rule.limit, threshold);
  }
  const scores = rule.considerFullCourse ? standing.allSubjects : standing.subjects;
  if (scores.length === 0) return false;
  const count = scores.filter((score) => meets(decimalOf(score), rule.limit, threshold)).length;
  return meets(new Decimal(count), rule.subjectLimit ?? 'LOWER', new Decimal(rule.subjectCount));
};

/** The first level by priority that the student reaches (R18). */
export const rankingLevelOf = (
  standing: StandingOf,
  rules: readonly RankingRule[],
): RankingRule | undefined =>
  rules.toSorted((a, b) => a.priority - b.priority).find((rule) => reaches(standing, rule));

/** A class designation and its threshold. */
export interface Designation {
  readonly id: number;
  readonly name: string;
  readonly threshold: string;
}

/** The designation with the highest start that the average reaches; undefined below all of them (R17). */
export const designationOf = (
  average: string,
  designations: readonly Designation[],
): Designation | undefined =>
  designations
    .filter(({ threshold }) => decimalOf(threshold).lte(decimalOf(average)))
    .toSorted((a, b) => decimalOf(b.threshold).comparedTo(decimalOf(a.threshold)))[0];
