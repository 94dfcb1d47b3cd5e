import { calculatePay, checkAssignment } from '@school/domain';
import type { CalculationMode, PayCalculation, PayrollProblem, Result } from '@school/domain';
import type { PreparedGroup } from '../groups/prepared-group.ts';
import type { NewAssignment } from './assignment.store.ts';

/** What an assignment is calculated with. */
export interface AssignmentInput {
  readonly grossPay: string | null;
  /** Working days of a whole period, decimal string. */
  readonly workingDays: string;
  readonly mode: CalculationMode;
  /** Typed amounts by code. */
  readonly overrides: Readonly<Record<string, string>>;
}

/** Full pay for one period; deductions exceeding earnings are a problem. */
export const workOutAssignment = (
  { plan }: PreparedGroup,
  { grossPay, workingDays, mode, overrides }: AssignmentInput,
): Result<PayCalculation, PayrollProblem> => {
  const pay = calculatePay(plan, {
    grossPay,
    normalWorkingDays: workingDays,
    calculationMode: mode,
    overrides,
  });
  return pay.ok ? checkAssignment(pay.value) : pay;
};

/** The lines of a calculation with the ids of their categories. */
export const assignmentLines = (
  { snapshot }: PreparedGroup,
  { lines }: PayCalculation,
): NewAssignment['lines'] => {
  const ids = new Map(snapshot.categories.map(({ code, id }) => [code, id]));
  return lines.flatMap(({ code, amount, isOverridden }) => {
    const category = ids.get(code);
    return category === undefined ? [] : [{ category, amount, overridden: isOverridden }];
  });
};
