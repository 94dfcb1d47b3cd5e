import type { IndividualItem, OwedFare } from '@school/domain';

/** An assignment that holds on some day of the period. */
export interface MemberAssignment {
  readonly id: number;
  readonly version: number;
  readonly groupRevision: number;
  readonly grossPay: string | null;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  /** Amounts that were typed, by code. */
  readonly overrides: Readonly<Record<string, string>>;
}

/** An employee who is paid by a group in a period, with all that his payslip is worked out from. */
export interface Member {
  readonly employeeId: number;
  readonly employeeName: string;
  readonly employeeNumber: string;
  readonly departmentName: string;
  readonly joiningDate: string;
  readonly leavingDate: string | null;
  /** The earliest first; the last one decides the group. */
  readonly assignments: readonly MemberAssignment[];
  readonly items: readonly IndividualItem[];
  /** Fares that fall due until the end of the period, with what no other payslip keeps of them. */
  readonly fares: readonly OwedFare[];
  /** The payslip that stands in the way of another one. */
  readonly payslip: { readonly id: number; readonly status: string; readonly netPay: string } | null;
}

/** What the browser shows a row was made from: assignment, its version, and the revision the group has now. */
export const payrollVersion = (member: Member, groupRevision: number): string => {
  const latest = member.assignments.at(-1);
  return `${latest?.id ?? 0}-${latest?.version ?? 0}-${groupRevision}`;
};

/** Whether the group was changed since the latest assignment was made. */
export const isOutdatedMember = (member: Member, groupRevision: number): boolean =>
  (member.assignments.at(-1)?.groupRevision ?? groupRevision) < groupRevision;
