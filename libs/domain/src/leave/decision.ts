/** Who decides an application. */
export interface DecisionParties {
  readonly applicant: number;
  /** Employee behind the deciding account; null for accounts without an employee. */
  readonly actor: number | null;
  readonly reportingManager: number | null;
  readonly departmentHead: number | null;
  readonly holdsLeaveManagement: boolean;
}

/** Why a user may not decide. */
export type DecisionRefusal = 'OWN_APPLICATION' | 'NOT_THE_APPROVER';

/**
 * Who decides: the reporting manager, else the head of the department, and anyone who manages leave; nobody their own.
 * @returns the reason for the refusal, undefined when allowed
 */
export function refusalToDecide(parties: DecisionParties): DecisionRefusal | undefined {
  const { applicant, actor, reportingManager, departmentHead } = parties;
  if (actor === applicant) return 'OWN_APPLICATION';
  if (parties.holdsLeaveManagement) return undefined;
  const approver = reportingManager ?? departmentHead;
  return actor !== null && actor === approver ? undefined : 'NOT_THE_APPROVER';
}
