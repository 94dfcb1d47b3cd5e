import { Conflict } from '@school/kernel';
import type { Work } from '../../../engine/behaviour.ts';
import { writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import { candidatesFor, closeAssignments } from './assignment.store.ts';

/**
 * Ends the payroll of a leaver.
 * @param from first day of no longer being employed
 * @throws Conflict for an assignment that would begin after leaving
 */
export const endAssignmentsOfLeaver = async (work: Work, employee: number, from: string): Promise<void> => {
  const [candidate] = await candidatesFor(work.transaction, from, { employees: [employee] });
  if (candidate && candidate.laterFrom !== null) {
    throw new Conflict('There is a payroll assignment from %{laterFrom}. Remove it first.', {
      code: 'LATER_ASSIGNMENT',
      params: { laterFrom: candidate.laterFrom },
      data: { effectiveFrom: candidate.laterFrom },
    });
  }
  const closed = await closeAssignments(work, [employee], from);
  writeAuditLines(
    work,
    'employeePayroll',
    'update',
    closed.map(({ id, version, before, after }) => ({
      id,
      version,
      changes: { effectiveTo: [before, after] },
    })),
  );
};
