import type { LeaveSession } from './session.ts';

/** Figures of one leave type of one employee in one leave year, decimal strings. */
export interface LeaveBalanceRow {
  readonly leaveTypeId: number;
  readonly name: string;
  readonly code: string;
  readonly isUnpaid: boolean;
  readonly allowHalfDay: boolean;
  /** Days of a whole year in the employee's group. */
  readonly annual: string;
  readonly credited: string;
  readonly carried: string;
  readonly taken: string;
  readonly pending: string;
  /** Lapsed, encashed, expired and adjusted together, signed. */
  readonly other: string;
  readonly available: string;
  /** Days beyond the balance, and unpaid days, in approved applications. */
  readonly additional: string;
  readonly lop: string;
}

/** Days away in one month "yyyy-MM", from the register; decimal strings. */
export interface LeaveMonth {
  readonly month: string;
  readonly leave: string;
  /** Without leave. */
  readonly absent: string;
  readonly lop: string;
}

/** An employee's leave position. */
export interface LeaveStanding {
  readonly employeeId: number;
  readonly employeeName: string;
  readonly employeeNumber: string;
  readonly departmentName: string;
  readonly groupName: string | null;
  readonly leaveYearId: number | null;
  readonly leaveYearName: string | null;
  readonly types: readonly LeaveBalanceRow[];
  /** Months of the leave year with days away, the latest first. */
  readonly months: readonly LeaveMonth[];
  /** Others report to the employee, whose leave a deputy may decide meanwhile. */
  readonly decides: boolean;
}

/** What an application would amount to. */
export interface LeavePreview {
  readonly days: string;
  readonly coveredDays: string;
  readonly additionalDays: string;
  readonly lopDays: string;
  readonly available: string;
  readonly dates: readonly { readonly date: string; readonly session: LeaveSession }[];
  /** Others in the department who are away on these days. */
  readonly away: readonly string[];
}

/** Information relevant to the decision on an application. */
export interface LeaveDecisionFacts {
  readonly applicationId: number;
  /** Days of the type still available to the applicant, excluding this application; null where nothing is counted. */
  readonly available: string | null;
  /** Others in the department who are away, or have applied to be, on one of its days: at most ten. */
  readonly away: readonly { readonly name: string; readonly pending: boolean }[];
  /** Who is away, in whose place the caller decides as the deputy; null where the caller decides in their own right. */
  readonly inPlaceOf: string | null;
}

/** Someone who is away on a day. */
export interface AwayRow {
  readonly employeeId: number;
  readonly employeeName: string;
  readonly departmentName: string;
  readonly date: string;
  readonly session: LeaveSession;
  readonly status: 'PENDING' | 'APPROVED';
  /** Empty for users who may not know the reason. */
  readonly leaveTypeName: string;
}

/** One employee in the register of a month. */
export interface RegisterEmployee {
  readonly employeeId: number;
  readonly name: string;
  readonly number: string;
  readonly joiningDate: string;
  readonly leavingDate: string | null;
}

/** A mark in the register. */
export interface RegisterMark {
  readonly id: number;
  readonly employeeId: number;
  readonly date: string;
  readonly session: LeaveSession;
  readonly leaveTypeId: number | null;
  readonly leaveTypeCode: string | null;
  readonly isLop: boolean;
  readonly isPresent: boolean;
  readonly isFixed: boolean;
  readonly reason: string | null;
}

/** Minutes by which an employee came late or left early on a day. */
export interface RegisterLateness {
  readonly id: number;
  readonly employeeId: number;
  readonly date: string;
  readonly minutesLate: number;
  readonly minutesEarly: number;
  readonly reason: string | null;
}

/** The register of a department and month. */
export interface AttendanceRegister {
  readonly from: string;
  readonly to: string;
  readonly today: string;
  /** Whether a working day without a mark counts as absent. */
  readonly isAbsentUnmarked: boolean;
  readonly offDays: readonly string[];
  readonly employees: readonly RegisterEmployee[];
  readonly marks: readonly RegisterMark[];
  readonly late: readonly RegisterLateness[];
  /** Days whose pay has been decided. */
  readonly closed: readonly { readonly employeeId: number; readonly from: string; readonly to: string }[];
  readonly leaveTypes: readonly { readonly id: number; readonly code: string; readonly name: string }[];
}

/** An employee as listed on the screens of leave groups. */
export interface GroupPerson {
  readonly employeeId: number;
  readonly name: string;
  readonly number: string;
  readonly departmentName: string;
  readonly joiningDate: string;
  readonly addedOn: string | null;
  readonly leaveGroupId: number | null;
  readonly leaveGroupName: string | null;
}
