import type { ConditionOperator } from './category.ts';
import type { Evaluator } from './formula/compile.ts';
import { compareRatio } from './formula/ratio.ts';

/** The prepared parts of one branch of a conditional category. */
export interface ConditionEvaluators {
  readonly left: Evaluator;
  readonly operator: ConditionOperator;
  readonly right: Evaluator;
  readonly outcome: Evaluator;
}

const holds: Readonly<Record<ConditionOperator, (order: number) => boolean>> = {
  LT: (order) => order < 0,
  LE: (order) => order <= 0,
  EQ: (order) => order === 0,
  NE: (order) => order !== 0,
  GE: (order) => order >= 0,
  GT: (order) => order > 0,
};

/**
 * Joins branches into one evaluator: the first whose comparison holds determines the amount, or the fallback when none
 * does. Later branches are not evaluated, so a division guarded by an earlier branch cannot fail.
 * @param branches in the order they are tried
 */
export function firstHolding(branches: readonly ConditionEvaluators[], fallback: Evaluator): Evaluator {
  return (values) => {
    for (const branch of branches) {
      const left = branch.left(values);
      const right = branch.right(values);
      if (!left || !right) return undefined;
      if (holds[branch.operator](compareRatio(left, right))) return branch.outcome(values);
    }
    return fallback(values);
  };
}
