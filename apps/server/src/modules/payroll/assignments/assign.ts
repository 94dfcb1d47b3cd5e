import { Conflict, Refusal } from '@school/kernel';
import type { Assigned, PayrollProblem } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { groupOf } from '../groups/group.store.ts';
import { snapshotOf } from '../groups/group-snapshot.ts';
import type { PreparedGroup } from '../groups/prepared-group.ts';
import { preparedGroup } from '../groups/prepared-group.ts';
import type { StoredGroup } from '../groups/stored-group.ts';
import { writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import { problemOfEmployee } from '../payroll-refusal.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import type { PaySettings } from '../periods/pay-settings.store.ts';
import { paySettings } from '../periods/pay-settings.store.ts';
import type { Candidate, CandidateFilter, NewAssignment } from './assignment.store.ts';
import { candidatesFor, closeAssignments, insertAssignments } from './assignment.store.ts';
import { grossOfTerms } from './gross-pay.ts';
import { assignmentLines, workOutAssignment } from './work-out-assignment.ts';

/** An assignment of employees to a group from a given day. */
export interface Assignment {
  readonly group: number;
  readonly who: CandidateFilter;
  readonly effectiveFrom: string;
  /** The same gross for all; without it, by each employee's pay terms. */
  readonly grossPay?: string | null;
  readonly payTerms: boolean;
  /** Typed amounts by code, for all of them. */
  readonly overrides: Readonly<Record<string, string>>;
  readonly remark: string | null;
}

interface Calculation {
  readonly group: StoredGroup;
  readonly prepared: PreparedGroup;
  readonly settings: PaySettings;
}

const refuse = ({ employeeName }: Candidate, problem: PayrollProblem): never => {
  const { message, ...said } = problemOfEmployee(employeeName, problem);
  const errors = [{ field: 'grossPay', code: problem.code, message, ...said }];
  throw new Refusal(400, message, { code: 'INVALID', data: { errors, said } });
};

const newAssignment = (
  { group, prepared, settings }: Calculation,
  { grossPay = null, payTerms, overrides }: Assignment,
  candidate: Candidate,
): NewAssignment => {
  const gross = payTerms ? (grossOfTerms(candidate, group.paymentFrequency) ?? null) : grossPay;
  const pay = workOutAssignment(prepared, {
    grossPay: gross,
    workingDays: settings.workingDays[group.paymentFrequency],
    mode: settings.calculationMode,
    overrides,
  });
  if (!pay.ok) return refuse(candidate, pay.error);
  const { earningsTotal, deductionsTotal, netPay } = pay.value;
  return {
    employee: candidate.employeeId,
    gross,
    earnings: earningsTotal,
    deductions: deductionsTotal,
    net: netPay,
    lines: assignmentLines(prepared, pay.value),
  };
};

/** Employees who cannot be assigned from that day, by name. */
const checkCandidates = (candidates: readonly Candidate[], { who, effectiveFrom }: Assignment): void => {
  if ('employees' in who && candidates.length < new Set(who.employees).size) {
    throw invalidField('employeeIds', 'notReference', 'One of the employees does not exist.');
  }
  if (candidates.length === 0) {
    throw invalidField('employeeIds', 'required', 'There is nobody to assign.');
  }
  const former = candidates.find(({ status }) => status !== 'ACTIVE');
  if (former) {
    throw invalidField('employeeIds', 'formerEmployee', '%{employeeName} is a former employee.', {
      employeeName: former.employeeName,
    });
  }
  const later = candidates.find(({ laterFrom }) => laterFrom !== null);
  if (!later) return;
  throw new Conflict(
    '%{employeeName} has an assignment from %{laterFrom}. Choose a later date than %{effectiveFrom}.',
    {
      code: 'LATER_ASSIGNMENT',
      params: { employeeName: later.employeeName, laterFrom: later.laterFrom ?? '', effectiveFrom },
      data: { employeeId: later.employeeId, effectiveFrom: later.laterFrom },
    },
  );
};

/**
 * Assigns employees to a group, each with all lines of the group calculated; their previous assignments end the day before.
 * One employee who cannot be paid by the group undoes the whole call.
 */
export const assignEmployees = async (work: Work, assignment: Assignment): Promise<Assigned> => {
  const { transaction } = work;
  const group = await groupOf(transaction, assignment.group);
  if (!group.active)
    throw invalidField('groupId', 'inactive', '%{name} is not active.', { name: group.name });
  const candidates = await candidatesFor(transaction, assignment.effectiveFrom, assignment.who);
  checkCandidates(candidates, assignment);
  const calculation = {
    group,
    prepared: preparedGroup(snapshotOf(group)),
    settings: await paySettings(transaction),
  };
  const rows = candidates.map((candidate) => newAssignment(calculation, assignment, candidate));
  const employees = candidates.map(({ employeeId }) => employeeId);
  const closed = await closeAssignments(work, employees, assignment.effectiveFrom);
  const ids = await insertAssignments(work, {
    group: group.id,
    revision: group.revision,
    from: assignment.effectiveFrom,
    remark: assignment.remark,
    rows,
  });
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
  writeAuditLines(
    work,
    'employeePayroll',
    'create',
    ids.map((id) => ({ id, version: 1 })),
  );
  return { assigned: ids.length, closed: closed.length, ids };
};
