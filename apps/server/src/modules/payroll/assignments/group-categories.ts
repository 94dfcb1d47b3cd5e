import { calculatePay } from '@school/domain';
import type { CategoryAmount, GroupCategories, PayCalculation, PayrollProblem, Result } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { ruleText } from '../categories/rule-text.ts';
import { groupOf } from '../groups/group.store.ts';
import { snapshotOf } from '../groups/group-snapshot.ts';
import type { PreparedGroup } from '../groups/prepared-group.ts';
import { preparedGroup } from '../groups/prepared-group.ts';
import { paySettings } from '../periods/pay-settings.store.ts';
import { assignmentsOf } from './employee-card.store.ts';
import { toldProblem } from '../payroll-refusal.ts';

/** What the categories of a group are calculated with. */
export interface CategoriesInput {
  readonly grossPay: string | null;
  readonly overrides: Readonly<Record<string, string>>;
}

const amountsOf = (
  { snapshot }: PreparedGroup,
  pay: PayCalculation | undefined,
  type: 'EARNING' | 'DEDUCTION',
): CategoryAmount[] => {
  const lines = new Map(pay?.lines.map((line) => [line.code, line]));
  return snapshot.categories
    .filter((category) => category.type === type)
    .map((category) => ({
      id: category.id,
      code: category.code,
      label: category.name,
      valueType: category.valueType,
      formula: ruleText(category),
      amount: lines.get(category.code)?.amount ?? '0.00',
      isOverridden: lines.get(category.code)?.isOverridden ?? false,
    }));
};

const answer = (
  groupId: number,
  grossPay: string | null,
  prepared: PreparedGroup,
  pay: Result<PayCalculation, PayrollProblem>,
): GroupCategories => {
  const value = pay.ok ? pay.value : undefined;
  const problems: readonly PayrollProblem[] = pay.ok ? pay.value.warnings : [pay.error];
  return {
    groupId,
    grossPay,
    earnings: amountsOf(prepared, value, 'EARNING'),
    deductions: amountsOf(prepared, value, 'DEDUCTION'),
    totals: {
      earningsTotal: value?.earningsTotal ?? '0.00',
      deductionsTotal: value?.deductionsTotal ?? '0.00',
      netPay: value?.netPay ?? '0.00',
    },
    warnings: problems.map((problem) => ({ code: problem.code, ...toldProblem(problem) })),
  };
};

/**
 * Calculates the categories of a group as it is now; nothing is written. What cannot be calculated becomes a warning with
 * empty amounts, so that a form can show it while it is being filled in.
 */
export const calculatedCategories = async (
  connection: Connection,
  groupId: number,
  { grossPay, overrides }: CategoriesInput,
): Promise<GroupCategories> => {
  const group = await groupOf(connection, groupId);
  const prepared = preparedGroup(snapshotOf(group));
  const settings = await paySettings(connection);
  const pay = calculatePay(prepared.plan, {
    grossPay,
    normalWorkingDays: settings.workingDays[group.paymentFrequency],
    calculationMode: settings.calculationMode,
    overrides,
  });
  return answer(group.id, grossPay, prepared, pay);
};

/** The categories of a group with one employee's lines in it, otherwise with the results of their rules. */
export const categoriesOfEmployee = async (
  connection: Connection,
  groupId: number,
  employee: number | undefined,
): Promise<GroupCategories> => {
  const assignments = employee === undefined ? [] : await assignmentsOf(connection, employee);
  const assignment = assignments.find((candidate) => candidate.groupId === groupId);
  const typed = assignment?.lines.filter(({ isOverridden }) => isOverridden) ?? [];
  return calculatedCategories(connection, groupId, {
    grossPay: assignment?.grossPay ?? null,
    overrides: Object.fromEntries(typed.map(({ code, amount }) => [code, amount])),
  });
};
