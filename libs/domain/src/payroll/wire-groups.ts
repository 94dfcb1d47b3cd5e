import type { IsoDate } from '../calendar/iso-date.ts';
import type { Money } from '../money/money.ts';
import type { CategoryType, PayrollCategory, ValueType } from './category.ts';
import type { LatenessSettings } from './lateness.ts';
import type { PayTotals } from './payslip.ts';
import type { PaymentFrequency } from './period.ts';
import type { EmployeeHead, WarningRow } from './wire.ts';

/** A payroll group in a list. */
export interface PayrollGroupRow {
  readonly id: number;
  readonly name: string;
  readonly paymentFrequency: PaymentFrequency;
  readonly generationDay: number;
  readonly employeeCount: number;
  readonly outdatedCount: number;
  readonly revision: number;
  readonly isActive: boolean;
}

/** A category as a member of a group. */
export interface GroupCategoryRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly type: CategoryType;
  readonly valueType: ValueType;
  /** The rule in one line. */
  readonly rule: string;
  readonly active: boolean;
}

/** Everything a form of a payroll group needs. */
export interface PayrollGroupDetail extends PayrollGroupRow, LatenessSettings {
  readonly version: number;
  readonly periodStartWeekday: string | null;
  readonly biweeklyAnchor: IsoDate | null;
  readonly semiMonthlySplit: number | null;
  readonly monthStartDay: number | null;
  readonly enableLop: boolean;
  readonly lopMethod: 'DEDUCTION_LINE' | 'PRORATE_EARNINGS' | null;
  readonly lopFormula: string | null;
  readonly categoryIds: readonly number[];
  readonly categories: readonly GroupCategoryRow[];
}

/** What `save` of a group returns; both lists name what the formulas required beyond what was sent. */
export interface SavedPayrollGroup extends PayrollGroupDetail {
  readonly addedByDependency: readonly GroupCategoryRow[];
  readonly removedByDependency: readonly GroupCategoryRow[];
}

/** What `get/{id}` of a group returns. */
export interface PayrollGroupShow extends PayrollGroupDetail {
  readonly revisions: readonly {
    readonly revision: number;
    readonly reason: string | null;
    /** Moment as ISO 8601 in UTC. */
    readonly createdAt: string;
  }[];
  readonly counts: { readonly employees: number; readonly outdated: number; readonly payslips: number };
}

/** A current member of a group. */
export interface GroupMemberRow extends EmployeeHead {
  readonly employeePayrollId: number;
  readonly groupId: number;
  readonly groupName: string;
  readonly grossPay: Money | null;
  readonly netPay: Money;
  readonly groupRevision: number;
  readonly isOutdated: boolean;
  readonly effectiveFrom: IsoDate;
  /** The latest period with a payslip, regardless of its group; null for none. */
  readonly lastPeriod: PaidPeriod | null;
}

/** A period for which an employee has a payslip. */
export interface PaidPeriod {
  readonly payPeriod: IsoDate;
  readonly periodEnd: IsoDate;
  readonly frequency: PaymentFrequency;
}

/** An employee without a current assignment; `periodPay` is the gross under the pay terms, when the group is known. */
export interface AssignableRow extends EmployeeHead {
  readonly joiningDate: IsoDate;
  readonly periodPay: Money | null;
}

/** A category with its amount for an employee or from its rule. */
export interface CategoryAmount {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly valueType: ValueType;
  readonly formula: string;
  readonly amount: Money;
  readonly isOverridden: boolean;
}

/** What `getPayrollCategories` and `reCalculatePayrollCategories` return. */
export interface GroupCategories {
  readonly groupId: number;
  readonly grossPay: Money | null;
  readonly earnings: readonly CategoryAmount[];
  readonly deductions: readonly CategoryAmount[];
  readonly totals: PayTotals;
  readonly warnings: readonly WarningRow[];
}

/** An assignment of an employee to a group. */
export interface AssignmentRow extends PayTotals {
  readonly id: number;
  readonly groupId: number;
  readonly groupName: string;
  readonly groupRevision: number;
  readonly isOutdated: boolean;
  readonly grossPay: Money | null;
  readonly effectiveFrom: IsoDate;
  readonly effectiveTo: IsoDate | null;
  readonly remark: string | null;
  readonly version: number;
  readonly lines: readonly {
    readonly categoryId: number;
    readonly code: string;
    readonly label: string;
    readonly type: CategoryType;
    readonly amount: Money;
    readonly isOverridden: boolean;
  }[];
}

/** The card at the head of an employee's payroll screens. */
export interface EmployeeCard {
  readonly employeeId: number;
  readonly name: string;
  readonly number: string;
  readonly department: string;
  readonly category: string;
  readonly position: string;
  readonly grade: string | null;
  readonly joiningDate: IsoDate;
  readonly photoUrl: string | null;
  readonly groupName: string | null;
  readonly grossPay: Money | null;
}

/** An employee with the current assignment and those before and after it. */
export interface EmployeePayrollData {
  readonly employee: EmployeeCard;
  readonly current: AssignmentRow | null;
  readonly history: readonly AssignmentRow[];
}

export interface Assigned {
  readonly assigned: number;
  readonly closed: number;
  readonly ids: readonly number[];
}

/** The rules of all categories, and the groups that calculate with them. */
export interface CategoryRules {
  readonly categories: readonly (PayrollCategory & { readonly id: number })[];
  readonly groups: readonly {
    readonly id: number;
    readonly name: string;
    readonly revision: number;
    readonly employeeCount: number;
    readonly categoryIds: readonly number[];
  }[];
}
