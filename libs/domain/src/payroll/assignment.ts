import type { IsoDate } from '../calendar/iso-date.ts';
import type { PayPeriod } from './period.ts';

/** When and on which revision of its group a payroll assignment holds. */
export interface AssignmentSpan {
  /** Revision of the group the assignment was made with. */
  readonly groupRevision: number;
  readonly effectiveFrom: IsoDate;
  /** Last day; absent while it holds. */
  readonly effectiveTo?: IsoDate | null;
}

/** The part of a period one assignment held. */
export interface AssignmentInPeriod<T> {
  readonly assignment: T;
  readonly held: PayPeriod;
}

/** Says whether the group was changed since the assignment was made. Payslips may still be generated. */
export function isOutdated(assignment: AssignmentSpan, currentRevision: number): boolean {
  return assignment.groupRevision < currentRevision;
}

/**
 * Finds every assignment holding on some day of a period, the earliest first, with the days it held; two
 * of them share the pay of the period.
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
