import type { IndividualItem, OwedFare } from '@school/domain';

/** An assignment that applies on some day of the period. */
export interface MemberAssignment {
  readonly id: number;
  readonly version: number;
  readonly groupRevision: number;
  readonly grossPay: string | null;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  /** Typed amounts, by code. */
  readonly overrides: Readonly<Record<string, string>>;
}

/** An employee paid by a group in a period, with everything the payslip is calculated from. */
export interface Member {
  readonly employeeId: number;
  readonly employeeName: string;
  readonly employeeNumber: string;
  readonly departmentName: string;
  readonly joiningDate: string;
  readonly leavingDate: string | null;
  /** Earliest first; the last one decides the group. */
  readonly assignments: readonly MemberAssignment[];
  readonly items: readonly IndividualItem[];
  /** Fares that fall due by the end of the period, with what no other payslip withholds of them. */
  readonly fares: readonly OwedFare[];
  /** The payslip that blocks another one. */
  readonly payslip: { readonly id: number; readonly status: string; readonly netPay: string } | null;
}

/** What the browser's row was made from: assignment, its version, and the group's current revision. */
export const payrollVersion = (member: Member, groupRevision: number): string => {
  const latest = member.assignments.at(-1);
  return `${latest?.id ?? 0}-${latest?.version ?? 0}-${groupRevision}`;
};

/** Whether the group was changed after the latest assignment was made. */
export const isOutdatedMember = (member: Member, groupRevision: number): boolean =>
  (member.assignments.at(-1)?.groupRevision ?? groupRevision) < groupRevision;
