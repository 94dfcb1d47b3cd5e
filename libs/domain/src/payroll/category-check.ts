import type { Problem, Result } from '../outcome/result.ts';
import { failure, success } from '../outcome/result.ts';
import type { PayrollCategory } from './category.ts';
import type { CategoryCodeProblem, UnreadableCodeProblem } from './category-code.ts';
import { checkCategoryCode, findUnreadable, isCategoryReference } from './category-code.ts';
import type { CategoryRuleProblem } from './category-rule.ts';
import { compileCategory } from './category-rule.ts';
import type { CycleProblem } from './cycle.ts';
import { findCycle } from './cycle.ts';
import type { DependencyNode } from './dependencies.ts';
import { dependencyEdges } from './dependencies.ts';

/** Why a category must not be saved. */
export type CategoryProblem =
  | CategoryCodeProblem
  | CategoryRuleProblem
  | UnreadableCodeProblem
  | CycleProblem
  | Problem<'CATEGORY_SELF_REFERENCE', { category: string }>
  | Problem<'CODE_UNKNOWN', { category: string; readCode: string }>
  | Problem<'CODE_INACTIVE', { category: string; readCode: string }>;

/**
 * Checks a category about to be saved against all the others, whatever group they are in: a group includes everything a
 * member reads, so a circle in the table is a circle in some group.
 * @param candidate category as it would be saved
 * @param others all categories; one with the candidate's code is taken for its older state
 * @returns the codes it reads, from which its dependencies are stored, or the first problem
 */
export function checkCategory(
  candidate: PayrollCategory,
  others: readonly PayrollCategory[],
): Result<readonly string[], CategoryProblem> {
  const code = checkCategoryCode(candidate.code);
  if (!code.ok) return code;
  const rule = compileCategory(candidate);
  if (!rule.ok) return rule;
  const { reads } = rule.value;
  const rest = others.filter((other) => other.code !== candidate.code);
  const problem =
    findUnreadable(candidate.code, candidate.type, reads) ??
    findReferenceProblem(candidate, reads, rest) ??
    findCycle(dependencyEdges([nodeFrom(candidate, reads), ...rest.map(knownNode)]), [candidate.code]);
  return problem ? failure(problem) : success(reads);
}

function findReferenceProblem(
  { code: category }: PayrollCategory,
  reads: readonly string[],
  others: readonly PayrollCategory[],
): CategoryProblem | undefined {
  const active = new Map(others.map((other) => [other.code, other.isActive ?? true]));
  for (const readCode of reads.filter(isCategoryReference)) {
    if (readCode === category) return { code: 'CATEGORY_SELF_REFERENCE', params: { category } };
    const isActive = active.get(readCode);
    if (isActive === undefined) return { code: 'CODE_UNKNOWN', params: { category, readCode } };
    if (!isActive) return { code: 'CODE_INACTIVE', params: { category, readCode } };
  }
  return undefined;
}

/** Stored categories were checked when they were saved; one that can no longer be read reads nothing. */
function knownNode(category: PayrollCategory): DependencyNode {
  const rule = compileCategory(category);
  return nodeFrom(category, rule.ok ? rule.value.reads : []);
}

function nodeFrom({ code, type, displayOrder }: PayrollCategory, reads: readonly string[]): DependencyNode {
  return { code, type, displayOrder, reads };
}
