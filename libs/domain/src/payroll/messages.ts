import type { MoneyProblem } from '../money/money.ts';
import type { AssignmentSplitProblem } from './assignment-split.ts';
import type { AssignmentProblem, PayWarning } from './calculate.ts';
import type { CategoryProblem } from './category-check.ts';
import type { SyntaxProblem } from './formula/syntax-problem.ts';
import type { LossOfPayProblem } from './loss-of-pay.ts';
import type { NetPayProblem, SelectionProblem, TotalChangedProblem } from './payslip.ts';
import type { PayslipEditProblem } from './payslip-edit.ts';
import type { PayslipGuardProblem } from './payslip-guards.ts';
import type { PayslipTransitionProblem } from './payslip-state.ts';
import type { FuturePeriodProblem, PeriodProblem } from './period.ts';
import type { PeriodPayProblem } from './period-pay.ts';
import type { GroupProblem } from './plan.ts';

/** Every expected failure and warning of the payroll rules. */
export type PayrollProblem =
  | AssignmentProblem
  | AssignmentSplitProblem
  | CategoryProblem
  | FuturePeriodProblem
  | GroupProblem
  | LossOfPayProblem
  | MoneyProblem
  | NetPayProblem
  | PayWarning
  | PayslipEditProblem
  | PayslipGuardProblem
  | PayslipTransitionProblem
  | PeriodPayProblem
  | PeriodProblem
  | SelectionProblem
  | SyntaxProblem
  | TotalChangedProblem;

/** English text of every problem, which is also its translation key. `%{name}` stands for a parameter of the problem. */
export const payrollMessages: Readonly<Record<PayrollProblem['code'], string>> = {
  AMOUNT_NOT_A_NUMBER: '%{text} is not an amount.',
  AMOUNT_OUT_OF_RANGE: '%{text} is too large.',
  AMOUNT_TOO_PRECISE: '%{text} has more than two decimals.',
  ASSIGNMENT_DAYS_EXCEED_PERIOD: 'The assignments cover %{days} days of a period of %{periodDays}.',
  ASSIGNMENT_NET_PAY_NEGATIVE: 'Deductions exceed earnings: net pay would be %{netPay}.',
  CATEGORY_AMOUNT_OUT_OF_RANGE: 'The amount of %{category} is too large.',
  CATEGORY_CODE_FORMAT:
    'Code %{category} must start with a capital letter and hold up to 20 capitals, digits or _.',
  CATEGORY_CODE_RESERVED: 'Code %{category} has a meaning of its own in formulas.',
  CATEGORY_CYCLE: 'Categories need each other in a circle: %{path}.',
  CATEGORY_DIVISION_BY_ZERO: 'The formula of %{category} divides by zero.',
  CATEGORY_DUPLICATE: 'Category %{category} is in the group twice.',
  CATEGORY_FIELD_INVALID: 'Field %{field} of %{category} is not valid.',
  CATEGORY_FIELD_MISSING: 'Field %{field} of %{category} is required.',
  CATEGORY_FORMULA_SYNTAX: 'Field %{field} of %{category} cannot be read at column %{column}.',
  CATEGORY_NOT_IN_GROUP: '%{category} needs %{readCode}, which is not in the group.',
  CATEGORY_SELF_REFERENCE: '%{category} must not need itself.',
  CODE_INACTIVE: '%{category} needs %{readCode}, which is inactive.',
  CODE_NOT_READABLE: '%{category} must not read %{readCode}.',
  CODE_UNKNOWN: '%{category} needs %{readCode}, which does not exist.',
  DATE_INVALID: '%{text} is not a date.',
  FINANCIAL_YEAR_CLOSED: 'There is no open financial year for today.',
  FORMULA_SYNTAX: 'The formula cannot be read at column %{column}.',
  GROSS_PAY_INVALID: 'Gross pay %{text} is not valid.',
  GROSS_PAY_REQUIRED: 'Gross pay is required: %{category} needs it.',
  LOP_CODE_UNKNOWN: 'The loss of pay formula needs %{readCode}, which is not in the group.',
  LOP_FORMULA_SYNTAX: 'The loss of pay formula cannot be read at column %{column}.',
  NEGATIVE_CLAMPED: 'The result of %{category} is below zero and was set to 0.00.',
  NET_PAY_NEGATIVE: 'Net pay is negative for %{name}.',
  NO_EMPLOYEES_SELECTED: 'No employees selected for payslip generation.',
  OVERRIDE_INVALID: 'The amount %{text} of %{category} is not valid.',
  OWN_PAYSLIP: 'Nobody approves his or her own payslip.',
  PAYSLIP_AMOUNT_INVALID: 'The amount %{text} of %{lineCode} is not valid.',
  PAYSLIP_DISBURSED: 'The payslip stands in a salary payment. Cancel that payment first.',
  PAYSLIP_LINE_UNKNOWN: 'The payslip has no line %{lineCode}.',
  PAYSLIP_TRANSITION_REFUSED: 'This is not possible while the payslip is %{status}.',
  PERIOD_IN_FUTURE: 'Pay period is in the future.',
  REASON_REQUIRED: 'A reason of up to %{longest} characters is required.',
  SCHEDULE_INVALID: 'Field %{field} of the payroll group is missing or not valid.',
  TOTAL_CHANGED: 'Totals have changed: net pay is %{netPay}.',
  WORKING_DAYS_ZERO: 'The period has no working days.',
};

/**
 * Writes a problem in English, its parameters filled in.
 * @param problem failure or warning of any payroll rule
 */
export function describePayrollProblem(problem: PayrollProblem): string {
  const params = new Map<string, unknown>(Object.entries(problem.params));
  return payrollMessages[problem.code].replaceAll(/%\{(\w+)\}/g, (placeholder, name: string) =>
    params.has(name) ? String(params.get(name)) : placeholder,
  );
}
