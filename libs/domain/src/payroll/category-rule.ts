import { compareMoney, parseMoney } from '../money/money.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { failure, refuse, success } from '../outcome/result.ts';
import type { CategoryCondition, PayrollCategory } from './category.ts';
import type { ConditionEvaluators } from './condition.ts';
import { firstHolding } from './condition.ts';
import { codesRead } from './formula/codes.ts';
import type { Evaluator } from './formula/compile.ts';
import { compileFormula } from './formula/compile.ts';
import { parseFormula } from './formula/parse.ts';
import type { SyntaxReason } from './formula/syntax-problem.ts';

/** Why a category as stored yields no rule. `field` is the field of the category at fault. */
export type CategoryRuleProblem =
  | Problem<'CATEGORY_FIELD_MISSING', { category: string; field: string }>
  | Problem<'CATEGORY_FIELD_INVALID', { category: string; field: string }>
  | Problem<
      'CATEGORY_FORMULA_SYNTAX',
      { category: string; field: string; reason: SyntaxReason; column: number; found: string }
    >;

/** What a category calculates, whatever its value type. */
export interface CategoryRule {
  /** Codes read by any branch, each once. */
  readonly reads: readonly string[];
  readonly evaluate: Evaluator;
}

type Ruled = Result<CategoryRule, CategoryRuleProblem>;

const percentageText = /^\d+(\.\d{1,4})?$/;
const baseText = /^[A-Z][A-Z0-9_]*$/;

/**
 * Reads the formulas of a category and turns them into one rule; fixed amounts and percentages become
 * formulas too, so that there is a single way of calculating.
 * @returns the rule, or the first field that is missing, out of range or unreadable
 */
export function compileCategory(category: PayrollCategory): Ruled {
  switch (category.valueType) {
    case 'NUMERIC':
      return compileAmount(category);
    case 'PERCENTAGE':
      return compilePercentage(category);
    case 'FORMULA':
      return compileField(category, 'formula', category.formula);
    case 'CONDITIONAL':
      return compileConditional(category);
  }
}

function compileAmount(category: PayrollCategory): Ruled {
  if (!category.amount) return missing(category, 'amount');
  const amount = parseMoney(category.amount);
  if (!amount.ok || compareMoney(amount.value, '0.00') < 0) return invalid(category, 'amount');
  return compileField(category, 'amount', amount.value);
}

function compilePercentage(category: PayrollCategory): Ruled {
  const { percentage, baseCategory } = category;
  if (!percentage) return missing(category, 'percentage');
  if (!baseCategory) return missing(category, 'baseCategory');
  const rate = Number(percentage); // only for the range check: the rate itself is read from the text
  if (!percentageText.test(percentage) || rate <= 0 || rate > 1000) return invalid(category, 'percentage');
  if (!baseText.test(baseCategory)) return invalid(category, 'baseCategory');
  return compileField(category, 'baseCategory', `${percentage}%${baseCategory}`);
}

function compileConditional(category: PayrollCategory): Ruled {
  const fallback = compileField(category, 'defaultFormula', category.defaultFormula);
  if (!fallback.ok) return fallback;
  const reads = new Set<string>();
  const branches: ConditionEvaluators[] = [];
  for (const [position, condition] of (category.conditions ?? []).entries()) {
    const branch = compileCondition(category, condition, position);
    if (!branch.ok) return branch;
    for (const rule of branch.value.rules) rule.reads.forEach((code) => reads.add(code));
    branches.push(branch.value.evaluators);
  }
  fallback.value.reads.forEach((code) => reads.add(code));
  return success({ reads: [...reads], evaluate: firstHolding(branches, fallback.value.evaluate) });
}

interface CompiledCondition {
  readonly rules: readonly CategoryRule[];
  readonly evaluators: ConditionEvaluators;
}

function compileCondition(
  category: PayrollCategory,
  condition: CategoryCondition,
  position: number,
): Result<CompiledCondition, CategoryRuleProblem> {
  const field = (name: string): string => `conditions[${position}].${name}`;
  const left = compileField(category, field('leftExpr'), condition.leftExpr);
  if (!left.ok) return left;
  const right = compileField(category, field('rightExpr'), condition.rightExpr);
  if (!right.ok) return right;
  const then = compileField(category, field('thenFormula'), condition.thenFormula);
  if (!then.ok) return then;
  return success({
    rules: [left.value, right.value, then.value],
    evaluators: {
      left: left.value.evaluate,
      operator: condition.operator,
      right: right.value.evaluate,
      outcome: then.value.evaluate,
    },
  });
}

function compileField(category: PayrollCategory, field: string, text: string | null | undefined): Ruled {
  if (!text) return missing(category, field);
  const formula = parseFormula(text);
  if (!formula.ok) {
    const { params } = formula.error;
    return failure({
      code: 'CATEGORY_FORMULA_SYNTAX',
      params: { category: category.code, field, ...params },
    });
  }
  return success({ reads: codesRead(formula.value), evaluate: compileFormula(formula.value) });
}

function missing(category: PayrollCategory, field: string): Ruled {
  return refuse('CATEGORY_FIELD_MISSING', { category: category.code, field });
}

function invalid(category: PayrollCategory, field: string): Ruled {
  return refuse('CATEGORY_FIELD_INVALID', { category: category.code, field });
}
