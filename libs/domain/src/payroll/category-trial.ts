import type { Money } from '../money/money.ts';
import type { Result } from '../outcome/result.ts';
import { success } from '../outcome/result.ts';
import type { CalculationProblem } from './calculate.ts';
import { calculatePay } from './calculate.ts';
import type { PayrollCategory } from './category.ts';
import type { CategoryProblem } from './category-check.ts';
import { checkCategory } from './category-check.ts';
import { categoryReads } from './category-reads.ts';
import { categoriesNeeded } from './closure.ts';
import type { GroupProblem } from './plan.ts';
import { prepareGroup } from './plan.ts';

/** A value that formulas read and a user tries out, in addition to amounts of categories. */
export type TrialVariable = 'GROSS' | 'NWD' | 'LOPD' | 'PRESENT';

/** Decimal strings; amounts of categories replace the results of their rules. */
export interface TrialValues extends Readonly<Record<TrialVariable, string>> {
  readonly amounts: Readonly<Record<string, Money>>;
}

export interface CategoryTrial {
  /** The result of the category, rounded as it specifies. */
  readonly amount: Money;
  /** The result of the rule was below zero, which counts as zero. */
  readonly clamped: boolean;
  /** Variables that the rule reads, directly or through others. */
  readonly variables: readonly TrialVariable[];
  /** Categories that come before it, in display order, with their amounts. */
  readonly before: readonly { readonly code: string; readonly name: string; readonly amount: Money }[];
}

export type TrialProblem = CategoryProblem | GroupProblem | CalculationProblem;

const variables: readonly TrialVariable[] = ['GROSS', 'NWD', 'LOPD', 'PRESENT'];

/** What must be calculated first: everything that is read, and every earning where their sum is read. */
const needed = (
  candidate: PayrollCategory,
  others: readonly PayrollCategory[],
): readonly PayrollCategory[] => {
  const nodes = [candidate, ...others].map((category) => ({
    code: category.code,
    reads: categoryReads(category),
  }));
  const readsOf = new Map(nodes.map(({ code, reads }) => [code, reads]));
  const close = (codes: readonly string[]): readonly string[] => [
    ...codes,
    ...categoriesNeeded(codes, nodes),
  ];
  const read = close([candidate.code]);
  const sum = read.some((code) => readsOf.get(code)?.includes('EARNINGS'));
  const earnings = others.filter(({ type, isActive }) => type === 'EARNING' && isActive !== false);
  const wanted = new Set(sum ? close([...read, ...earnings.map(({ code }) => code)]) : read);
  return others.filter(({ code }) => wanted.has(code));
};

/**
 * Calculates one category as it is being written, with values entered by a user; nothing is saved.
 * @param candidate the category as it stands in its form
 * @param others all other categories
 * @returns its amount and what it was made of, or what is wrong with the rule or the values
 */
export function tryCategory(
  candidate: PayrollCategory,
  others: readonly PayrollCategory[],
  values: TrialValues,
): Result<CategoryTrial, TrialProblem> {
  const checked = checkCategory(candidate, others);
  if (!checked.ok) return checked;
  const members = [...needed(candidate, others), candidate];
  const plan = prepareGroup(members);
  if (!plan.ok) return plan;
  const pay = calculatePay(plan.value, {
    grossPay: values.GROSS,
    normalWorkingDays: values.NWD,
    lopDays: values.LOPD,
    daysPresent: values.PRESENT,
    calculationMode: 'MANUAL',
    overrides: values.amounts,
  });
  if (!pay.ok) return pay;
  const reads = new Set(members.flatMap((member) => categoryReads(member)));
  const { lines, warnings } = pay.value;
  return success({
    amount: lines.find(({ code }) => code === candidate.code)?.amount ?? '0.00',
    clamped: warnings.some(({ params }) => params.category === candidate.code),
    variables: variables.filter((name) => reads.has(name)),
    before: lines
      .filter(({ code }) => code !== candidate.code)
      .map(({ code, label, amount }) => ({ code, name: label, amount })),
  });
}
