import type { Money } from '../money/money.ts';

/** Whether a category adds to pay or takes from it. */
export type CategoryType = 'EARNING' | 'DEDUCTION';

/** How the amount of a category is determined. */
export type ValueType = 'NUMERIC' | 'PERCENTAGE' | 'FORMULA' | 'CONDITIONAL';

/** The unit to which an amount is rounded before another category reads it. */
export type RoundingRule = 'CENT' | 'NEAREST_1' | 'UP_1' | 'DOWN_1' | 'NEAREST_10';

/** Comparison between the two sides of a condition. */
export type ConditionOperator = 'LT' | 'LE' | 'EQ' | 'NE' | 'GE' | 'GT';

/** One branch of a conditional category: when the comparison holds, `thenFormula` determines the amount. */
export interface CategoryCondition {
  readonly leftExpr: string;
  readonly operator: ConditionOperator;
  readonly rightExpr: string;
  readonly thenFormula: string;
}

/** A line of pay and the rule that determines its amount. Only the fields of its value type are read. */
export interface PayrollCategory {
  /** Name of the category inside formulas, unique in a group. */
  readonly code: string;
  /** Name printed on the payslip. */
  readonly name: string;
  readonly type: CategoryType;
  readonly valueType: ValueType;
  /** Rupees, not below zero; NUMERIC only. */
  readonly amount?: Money | null;
  /** Above 0 and at most 1000; PERCENTAGE only. */
  readonly percentage?: string | null;
  /** Code of another category, or GROSS; PERCENTAGE only. */
  readonly baseCategory?: string | null;
  /** FORMULA only. */
  readonly formula?: string | null;
  /** Amount when no condition holds; CONDITIONAL only. */
  readonly defaultFormula?: string | null;
  /** Branches in the order they are tried; CONDITIONAL only. */
  readonly conditions?: readonly CategoryCondition[];
  readonly rounding: RoundingRule;
  /** Whether unpaid days and days not employed reduce the line. */
  readonly affectedByLop: boolean;
  /** Position on the screen and the payslip; it never decides what is calculated first. */
  readonly displayOrder: number;
  /** Absent counts as active. */
  readonly isActive?: boolean;
}
