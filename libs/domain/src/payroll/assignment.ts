import type { IsoDate } from '../calendar/iso-date.ts';
import type { PayPeriod } from './period.ts';

/** When a payroll assignment is in effect, and on which revision of its group. */
export interface AssignmentSpan {
  /** Revision of the group the assignment was made with. */
  readonly groupRevision: number;
  readonly effectiveFrom: IsoDate;
  /** Last day; absent while it is in effect. */
  readonly effectiveTo?: IsoDate | null;
}

/** The part of a period covered by one assignment. */
export interface AssignmentInPeriod<T> {
  readonly assignment: T;
  readonly held: PayPeriod;
}

/** Whether the group was changed since the assignment was made. Payslips may still be generated. */
export function isOutdated(assignment: AssignmentSpan, currentRevision: number): boolean {
  return assignment.groupRevision < currentRevision;
}

/**
 * Finds every assignment in effect on some day of a period, the earliest first, with the days it was in effect; two of them
 * share the pay of the period.
 */
export function assignmentsIn<T extends AssignmentSpan>(
  assignments: readonly T[],
  period: PayPeriod,
): AssignmentInPeriod<T>[] {
  return assignments
    .flatMap((assignment) => {
      const { effectiveFrom, effectiveTo } = assignment;
      const start = effectiveFrom > period.start ? effectiveFrom : period.start;
      const end = effectiveTo && effectiveTo < period.end ? effectiveTo : period.end;
      return start <= end ? [{ assignment, held: { start, end } }] : [];
    })
    .sort((a, b) => (a.held.start < b.held.start ? -1 : 1));
}
