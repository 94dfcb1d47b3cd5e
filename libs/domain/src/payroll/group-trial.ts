import type { Result } from '../outcome/result.ts';
import { success } from '../outcome/result.ts';
import type { TrialValues } from './category-trial.ts';
import type { LossOfPayProblem, LossOfPaySettings } from './loss-of-pay.ts';
import { prepareLossOfPay } from './loss-of-pay.ts';
import type { NumberedCategory } from './membership.ts';
import { membersAfter } from './membership.ts';
import type { PeriodPay, PeriodPayProblem } from './period-pay.ts';
import { calculatePeriodPay } from './period-pay.ts';
import type { GroupProblem } from './plan.ts';
import { prepareGroup } from './plan.ts';

/** A group as it stands in its form. */
export interface GroupDraft extends LossOfPaySettings {
  readonly categoryIds: readonly number[];
}

/** Figures of an employee to try a group with. */
export interface GroupTrialValues extends Pick<TrialValues, 'GROSS' | 'NWD' | 'LOPD'> {
  /** Minutes missed on each day of lateness. */
  readonly lateMinutes?: readonly number[];
}

export interface GroupTrial {
  /** Categories that are added because formulas read them. */
  readonly added: readonly NumberedCategory[];
  /** Categories that are removed because what they read was taken out. */
  readonly removed: readonly NumberedCategory[];
  readonly pay: PeriodPay;
}

export type GroupTrialProblem = GroupProblem | LossOfPayProblem | PeriodPayProblem;

/**
 * Calculates a whole period with a payroll group as it is being written; nothing is saved.
 * @param present ids of its saved categories, none for a new group
 * @param all every category
 * @param values sample of an employee; `NWD` is also the working days of the period
 * @returns the categories added and removed, and the payslip, or what is wrong
 */
export function tryGroup(
  draft: GroupDraft,
  present: readonly number[],
  all: readonly NumberedCategory[],
  values: GroupTrialValues,
): Result<GroupTrial, GroupTrialProblem> {
  const asked = draft.categoryIds;
  const members = new Set(membersAfter(asked, present, all));
  const plan = prepareGroup(all.filter(({ id }) => members.has(id)));
  if (!plan.ok) return plan;
  const lossOfPay = prepareLossOfPay(plan.value, draft);
  if (!lossOfPay.ok) return lossOfPay;
  const pay = calculatePeriodPay(plan.value, lossOfPay.value, {
    grossPay: values.GROSS,
    normalWorkingDays: values.NWD,
    workingDays: values.NWD,
    lopDays: values.LOPD,
    lateMinutes: values.lateMinutes ?? [],
    calculationMode: 'AUTOMATIC',
  });
  if (!pay.ok) return pay;
  return success({
    added: all.filter(({ id }) => members.has(id) && !asked.includes(id)),
    removed: all.filter(({ id }) => asked.includes(id) && !members.has(id)),
    pay: pay.value,
  });
}
