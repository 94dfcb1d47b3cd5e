import type { IsoDate } from '../calendar/iso-date.ts';
import type { Money } from '../money/money.ts';
import type { CategoryType } from './category.ts';
import type { LineSource } from './pay-line.ts';
import type { PayTotals } from './payslip.ts';
import type { PayslipStatus } from './payslip-state.ts';
import type { PaymentFrequency } from './period.ts';

/** A warning that the screens show the user although the figures stand. */
export interface WarningRow {
  readonly code: string;
  readonly message: string;
  /** The message before its `%{name}` placeholders were filled with the parameters. */
  readonly text?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** An employee's identity in payroll lists. Both department keys carry the same name. */
export interface EmployeeHead {
  readonly employeeId: number;
  readonly employeeName: string;
  readonly employeeNumber: string;
  readonly departmentName: string;
  readonly employeeDepartment: string;
}

/** A period as shown on screens; `label` is the month and year of its last day. */
export interface PeriodRow {
  readonly payPeriod: IsoDate;
  readonly periodEnd: IsoDate;
  readonly frequency: PaymentFrequency;
  readonly label: string;
}

/** The amounts of one side of a payslip and their sum. */
export interface CategoryBlock {
  readonly total: Money;
  readonly hrPayrollCategoryList: readonly { readonly code: string; readonly amount: Money }[];
}

/** Days of a period, decimal strings. */
export interface AttendanceRow {
  readonly workingDays: string;
  readonly daysPresent: string;
  readonly daysAbsent: string;
  readonly lopDays: string;
}

/** An employee's lateness in a period, and the days of pay that it costs as a decimal string. */
export interface LatenessRow {
  readonly lateTimes: number;
  readonly lateMinutes: number;
  readonly lateDays: string;
  readonly lateAmount: Money;
}

/**
 * The pay of one employee for one period before it becomes a payslip. Screens send it back with edited amounts;
 * `employeePayrollVersion` tells the server which figures they are based on.
 */
export interface EmployeeRow extends EmployeeHead, AttendanceRow, LatenessRow {
  readonly groupId: number;
  readonly earningLabels: Readonly<Record<string, string>>;
  readonly deductionLabels: Readonly<Record<string, string>>;
  readonly payrollCategories: { readonly EARNINGS: CategoryBlock; readonly DEDUCTION: CategoryBlock };
  readonly netPay: Money;
  readonly employeePayrollVersion: string;
  readonly isOutdated: boolean;
  readonly lopAmount: Money;
  readonly warnings: readonly WarningRow[];
}

/** An `EmployeeRow` with the lines behind it and the period it is for, as the form of one payslip needs it. */
export interface PayrollDetail extends EmployeeRow {
  readonly groupName: string;
  readonly period: PeriodRow;
  /** Existing payslip for the period. */
  readonly payslipId: number | null;
  readonly isEarly: boolean;
  readonly lines: readonly PayslipLineRow[];
}

/** A payslip in a list. */
export interface PayslipRow extends EmployeeHead, PayTotals {
  readonly id: number;
  readonly number: string;
  readonly groupId: number;
  readonly groupName: string;
  readonly payPeriod: IsoDate;
  readonly periodEnd: IsoDate;
  readonly label: string;
  readonly frequency: PaymentFrequency;
  readonly status: PayslipStatus;
  readonly rejectReason: string | null;
  /** Name of the user who approved or rejected it, and when, as ISO 8601 in UTC; null until someone has. */
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly version: number;
}

/** A line of a stored payslip; `computedAmount` is the result of the rules. */
export interface PayslipLineRow {
  readonly code: string;
  readonly label: string;
  readonly type: CategoryType;
  readonly amount: Money;
  readonly computedAmount: Money;
  readonly source: LineSource;
  readonly isEdited: boolean;
}

/** An event of a payslip; `change` lists amounts as `{CODE: [before, after]}`. */
export interface PayslipEventRow {
  readonly event:
    'generate' | 'edit' | 'approve' | 'reject' | 'update' | 'revert' | 'delete' | 'pay' | 'unpay';
  readonly from: string | null;
  readonly to: string;
  readonly by: string;
  /** Moment as ISO 8601 in UTC. */
  readonly at: string;
  readonly remark: string | null;
  /** By field, the old and the new value. */
  readonly change: Readonly<Record<string, readonly [unknown, unknown]>> | null;
}

/** What a payslip shows; name and number always. */
export interface PayslipToggles {
  readonly employeeName: true;
  readonly employeeNumber: true;
  readonly dateOfJoining: boolean;
  readonly department: boolean;
  readonly category: boolean;
  readonly position: boolean;
  readonly grade: boolean;
  readonly explainIssue: boolean;
  readonly additionalDetail2: boolean;
  readonly additionalDetail3: boolean;
  readonly workingDays: boolean;
  readonly numberOfdaysPresent: boolean;
  readonly numberOfDaysAbsent: boolean;
  readonly lossOfPay: boolean;
  readonly paymentFrequency: boolean;
  readonly footnote: boolean | null;
  readonly footnoteText: string | null;
}

/** A complete payslip. The names are those of the day it was generated. */
export interface PayslipDetail extends PayslipRow, AttendanceRow, LatenessRow {
  readonly categoryName: string | null;
  readonly positionName: string | null;
  readonly gradeName: string | null;
  readonly joiningDate: IsoDate | null;
  readonly details: readonly { readonly name: string; readonly value: string }[];
  /** Where the money goes; all but the last four characters are hidden from those without the privilege. */
  readonly bank: readonly { readonly name: string; readonly value: string }[];
  readonly lopAmount: Money;
  readonly remark: string | null;
  /** Whether the assignment was made with an older revision of its group. */
  readonly isOutdated: boolean;
  readonly lines: readonly PayslipLineRow[];
  readonly events: readonly PayslipEventRow[];
  readonly settings: PayslipToggles;
}

/** An employee who got no payslip, or whose payslip was left unchanged, and why. */
export interface SkippedEmployee {
  readonly employeeId: number;
  readonly reason: 'ALREADY_GENERATED';
  readonly payslipId: number | null;
}
/** The result of a bulk generation. */
export interface BulkGenerated {
  readonly created: readonly PayslipRow[];
  readonly skipped: readonly SkippedEmployee[];
}

/** Figures on the payslips of one group and period. */
export interface PayslipSummary {
  readonly groupId: number;
  readonly groupName: string;
  readonly frequency: PaymentFrequency;
  readonly payPeriod: IsoDate;
  readonly periodEnd: IsoDate;
  readonly label: string;
  /** Members of the group in the period. */
  readonly employees: number;
  /** Members without a payslip. */
  readonly regular: number;
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly earningsTotal: Money;
  readonly deductionsTotal: Money;
  readonly netTotal: Money;
}

/** A period with payslips, over all groups. */
export interface PayslipPeriod extends PeriodRow {
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly netTotal: Money;
}

/** A member of a group and the status of their payslip for a period. */
export interface GroupEmployeeState extends EmployeeHead {
  readonly groupId: number;
  readonly payslipId: number | null;
  readonly status: 'NONE' | 'PENDING' | 'APPROVED' | 'REJECTED';
  readonly netPay: Money | null;
}

/** Approved pay of one employee and period. */
export interface SalaryListingRow extends PayTotals {
  readonly employeeId: number;
  readonly name: string;
  readonly number: string;
  readonly payPeriod: IsoDate;
  readonly payslipId: number;
}
