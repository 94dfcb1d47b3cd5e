/** Who is asked about an application. */
export interface DecisionParties {
  readonly applicant: number;
  /** Employee behind the account that decides; null for accounts that are no employee's. */
  readonly actor: number | null;
  readonly reportingManager: number | null;
  readonly departmentHead: number | null;
  readonly holdsLeaveManagement: boolean;
}

/** Why somebody may not decide. */
export type DecisionRefusal = 'OWN_APPLICATION' | 'NOT_THE_APPROVER';

/**
 * Who decides: the reporting manager, else the head of the department, and whoever manages leave; nobody about his own.
 * @returns the reason of the refusal, undefined when he may
 */
export function refusalToDecide(parties: DecisionParties): DecisionRefusal | undefined {
  const { applicant, actor, reportingManager, departmentHead } = parties;
  if (actor === applicant) return 'OWN_APPLICATION';
  if (parties.holdsLeaveManagement) return undefined;
  const approver = reportingManager ?? departmentHead;
  return actor !== null && actor === approver ? undefined : 'NOT_THE_APPROVER';
}
