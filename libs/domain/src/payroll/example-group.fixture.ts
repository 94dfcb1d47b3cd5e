import type { CategoryCondition, PayrollCategory } from './category.ts';
import type { PayInput } from './pay-input.ts';
import type { PayrollPlan } from './plan.ts';
import { prepareGroup } from './plan.ts';

type Extras = Partial<PayrollCategory>;

/** A FORMULA earning rounded to the paisa; extras replace any field. */
export function formulaEarning(code: string, formula: string, extras: Extras = {}): PayrollCategory {
  return {
    code,
    name: code,
    type: 'EARNING',
    valueType: 'FORMULA',
    formula,
    rounding: 'CENT',
    affectedByLop: true,
    displayOrder: 1,
    ...extras,
  };
}

/** A FORMULA deduction rounded to the paisa. */
export function formulaDeduction(code: string, formula: string, extras: Extras = {}): PayrollCategory {
  return formulaEarning(code, formula, { type: 'DEDUCTION', affectedByLop: false, ...extras });
}

const taxed: CategoryCondition = {
  leftExpr: 'GROSS',
  operator: 'GT',
  rightExpr: '50000',
  thenFormula: '5%(GROSS-50000)',
};

/** A monthly staff group with every value type: five earnings and two deductions. */
export const salaryCategories: readonly PayrollCategory[] = [
  formulaEarning('BASIC', '40%GROSS', { displayOrder: 1 }),
  formulaEarning('HRA', '', {
    displayOrder: 2,
    valueType: 'PERCENTAGE',
    percentage: '50',
    baseCategory: 'BASIC',
  }),
  formulaEarning('DA', '10%BASIC', { displayOrder: 3 }),
  formulaEarning('CONV', '', { displayOrder: 4, valueType: 'NUMERIC', amount: '5000.00' }),
  formulaEarning('SPL', 'GROSS-(BASIC+HRA+DA+CONV)', { displayOrder: 5 }),
  formulaDeduction('PF', '12%BASIC', { displayOrder: 6 }),
  formulaDeduction('TAX', '', {
    displayOrder: 7,
    valueType: 'CONDITIONAL',
    conditions: [taxed],
    defaultFormula: '0',
  }),
];

/** Input of an employee with a gross pay of 100,000 in a group with 25 working days. */
export const salaryInput: PayInput = {
  grossPay: '100000.00',
  normalWorkingDays: '25',
  calculationMode: 'AUTOMATIC',
};

/** Prepares categories that are known to be valid. */
export function planOf(categories: readonly PayrollCategory[]): PayrollPlan {
  const plan = prepareGroup(categories);
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return plan.value;
}

/** Amounts by code of anything that has lines. */
export function amountsOf(pay: {
  readonly lines: readonly { readonly code: string; readonly amount: string }[];
}): Record<string, string> {
  return Object.fromEntries(pay.lines.map((line) => [line.code, line.amount]));
}
