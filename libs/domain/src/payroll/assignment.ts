import type { IsoDate } from '../calendar/iso-date.ts';
import { addDays } from '../calendar/iso-date.ts';
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
 * Ends an assignment because another takes its place.
 * @param successorFrom first day of the next assignment
 * @returns the same assignment ending the day before
 * @throws RangeError when the successor would begin on or before its first day
 */
export function closeAssignment<T extends AssignmentSpan>(assignment: T, successorFrom: IsoDate): T {
  if (successorFrom <= assignment.effectiveFrom) {
    throw new RangeError(`A successor from ${successorFrom} leaves no day from ${assignment.effectiveFrom}`);
  }
  return { ...assignment, effectiveTo: addDays(successorFrom, -1) };
}

/** Finds the assignment holding on a day; a payslip uses the one of the last day of its period. */
export function assignmentOn<T extends AssignmentSpan>(
  assignments: readonly T[],
  date: IsoDate,
): T | undefined {
  return assignments.find(({ effectiveFrom, effectiveTo }) => {
    return effectiveFrom <= date && (effectiveTo == null || date <= effectiveTo);
  });
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
