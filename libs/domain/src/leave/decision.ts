/** Who decides an application. */
export interface DecisionParties {
  readonly applicant: number;
  /** Employee behind the deciding account; null for accounts without an employee. */
  readonly actor: number | null;
  readonly reportingManager: number | null;
  readonly departmentHead: number | null;
  readonly holdsLeaveManagement: boolean;
  /** Employees in whose place the actor decides today. */
  readonly standsInFor: readonly number[];
}

/** Why a user may not decide. */
export type DecisionRefusal = 'OWN_APPLICATION' | 'NOT_THE_APPROVER';

/** Who decides, apart from those who manage leave: the reporting manager, else the head of the department. */
const approverOf = ({ reportingManager, departmentHead }: DecisionParties): number | null =>
  reportingManager ?? departmentHead;

/**
 * Who decides: the reporting manager, else the head of the department, their deputy while they are away, and anyone who
 * manages leave; nobody their own.
 * @returns the reason for the refusal, undefined when allowed
 */
export function refusalToDecide(parties: DecisionParties): DecisionRefusal | undefined {
  const { applicant, actor, holdsLeaveManagement } = parties;
  if (actor === applicant) return 'OWN_APPLICATION';
  if (holdsLeaveManagement || representedIn(parties) !== null) return undefined;
  return actor !== null && actor === approverOf(parties) ? undefined : 'NOT_THE_APPROVER';
}

/**
 * In whose place the actor decides.
 * @returns the employee represented by the actor; null for anyone who decides in their own right, or not at all
 */
export function representedIn(parties: DecisionParties): number | null {
  const { applicant, actor, holdsLeaveManagement } = parties;
  const approver = approverOf(parties);
  if (approver === null || holdsLeaveManagement || actor === approver || actor === applicant) return null;
  return parties.standsInFor.includes(approver) ? approver : null;
}
