import type { Problem, Result } from '../outcome/result.ts';
import { failure, refuse, success } from '../outcome/result.ts';
import type { PayrollCategory } from './category.ts';
import type { UnreadableCodeProblem } from './category-code.ts';
import { findUnreadable, isCategoryReference } from './category-code.ts';
import type { CategoryRule, CategoryRuleProblem } from './category-rule.ts';
import { compileCategory } from './category-rule.ts';
import type { CycleProblem } from './cycle.ts';
import type { DependencyNode } from './dependencies.ts';
import { byDisplayOrder, evaluationOrder } from './dependencies.ts';

/** Why the categories of a group cannot be calculated together. */
export type GroupProblem =
  | CategoryRuleProblem
  | UnreadableCodeProblem
  | CycleProblem
  | Problem<'CATEGORY_DUPLICATE', { category: string }>
  | Problem<'CATEGORY_NOT_IN_GROUP', { category: string; readCode: string }>;

/** A category with its rule. */
export interface PlanStep {
  readonly category: PayrollCategory;
  readonly rule: CategoryRule;
}

/** A group whose formulas are parsed and ordered once, to be calculated for any number of employees. */
export interface PayrollPlan {
  /** In order of calculation. */
  readonly steps: readonly PlanStep[];
  /** In the order in which lines are shown and printed. */
  readonly displayed: readonly PlanStep[];
  /** First category whose formula reads GROSS; the gross pay is required when there is one. */
  readonly grossReader: string | undefined;
}

/**
 * Parses the formulas of a payroll group and determines the order of calculation.
 * @param categories all members of the group, in any order
 * @returns a plan to keep for the whole run, or the first thing wrong: a formula that cannot be read, a code twice, a code
 * the group lacks, a total that is not readable, a circle
 */
export function prepareGroup(categories: readonly PayrollCategory[]): Result<PayrollPlan, GroupProblem> {
  const steps = new Map<string, PlanStep>();
  for (const category of categories) {
    if (steps.has(category.code)) return refuse('CATEGORY_DUPLICATE', { category: category.code });
    const rule = compileCategory(category);
    if (!rule.ok) return rule;
    steps.set(category.code, { category, rule: rule.value });
  }
  const problem = findReadProblem(steps);
  if (problem) return failure(problem);
  const order = evaluationOrder([...steps.values()].map(nodeOf));
  return order.ok ? success(planOf(steps, order.value)) : order;
}

function nodeOf({ category, rule }: PlanStep): DependencyNode {
  const { code, type, displayOrder } = category;
  return { code, type, displayOrder, reads: rule.reads };
}

function planOf(steps: ReadonlyMap<string, PlanStep>, order: readonly string[]): PayrollPlan {
  const ordered = order.flatMap((code) => steps.get(code) ?? []);
  const displayed = [...ordered].sort((a, b) => byDisplayOrder(a.category, b.category));
  const grossReader = displayed.find((step) => step.rule.reads.includes('GROSS'))?.category.code;
  return { steps: ordered, displayed, grossReader };
}

function findReadProblem(steps: ReadonlyMap<string, PlanStep>): GroupProblem | undefined {
  for (const { category, rule } of steps.values()) {
    const unreadable = findUnreadable(category.code, category.type, rule.reads);
    if (unreadable) return unreadable;
    const readCode = rule.reads.find((code) => isCategoryReference(code) && !steps.has(code));
    if (readCode !== undefined) {
      return { code: 'CATEGORY_NOT_IN_GROUP', params: { category: category.code, readCode } };
    }
  }
  return undefined;
}
