import { prepareGroup, prepareLossOfPay } from '@school/domain';
import type {
  GroupProblem,
  LossOfPayPlan,
  LossOfPayProblem,
  LossOfPaySettings,
  PayrollCategory,
  PayrollPlan,
} from '@school/domain';
import { conflictOf, invalidAt } from '../payroll-refusal.ts';
import type { GroupSnapshot } from './group-snapshot.ts';

/** A group whose formulas are parsed and ordered, for any number of employees. */
export interface PreparedGroup {
  readonly snapshot: GroupSnapshot;
  readonly plan: PayrollPlan;
  readonly lossOfPay: LossOfPayPlan;
}

interface Prepared {
  readonly plan: PayrollPlan;
  readonly lossOfPay: LossOfPayPlan;
}

type Fault = {
  readonly field: 'categoryIds' | 'lopFormula';
  readonly problem: GroupProblem | LossOfPayProblem;
};

const prepare = (categories: readonly PayrollCategory[], settings: LossOfPaySettings): Prepared | Fault => {
  const plan = prepareGroup(categories);
  if (!plan.ok) return { field: 'categoryIds', problem: plan.error };
  const lossOfPay = prepareLossOfPay(plan.value, settings);
  if (!lossOfPay.ok) return { field: 'lopFormula', problem: lossOfPay.error };
  return { plan: plan.value, lossOfPay: lossOfPay.value };
};

/** Prepares a stored snapshot. @throws Conflict when it cannot be calculated */
export const preparedGroup = (snapshot: GroupSnapshot): PreparedGroup => {
  const prepared = prepare(snapshot.categories, snapshot);
  if ('problem' in prepared) throw conflictOf(prepared.problem);
  return { snapshot, ...prepared };
};

/** Checks a group about to be saved. @throws Invalid at the offending field */
export const checkGroup = (categories: readonly PayrollCategory[], settings: LossOfPaySettings): void => {
  const prepared = prepare(categories, settings);
  if ('problem' in prepared) throw invalidAt(prepared.field, prepared.problem);
};
