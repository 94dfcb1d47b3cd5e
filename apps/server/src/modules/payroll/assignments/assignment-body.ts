import { mostPayslips, assignmentBody } from '@school/resources';
import {
  bodyDate,
  bodyFlag,
  bodyId,
  bodyIds,
  bodyObject,
  bodyText,
} from '../../../engine/own-calls/body-values.ts';
import { bodyMoney } from '../http/body-money.ts';
import { bodyAmounts } from '../http/payslip-bodies.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import type { Assignment } from './assign.ts';
import type { CandidateFilter } from './assignment.store.ts';

type Body = Readonly<Record<string, unknown>>;

/** The named employees, a department, or everyone; exactly one of them. */
const whoOf = (body: Body): CandidateFilter => {
  if (body['employeeIds'] !== undefined) {
    const employees = bodyIds(body['employeeIds'], 'employeeIds', mostPayslips);
    if (employees.length > 0) return { employees };
  } else if (body['employeeId'] !== undefined) {
    return { employees: [bodyId(body['employeeId'], 'employeeId')] };
  } else if (bodyFlag(body['all'], 'all') || body['departmentId'] === 0) {
    return { unassignedOf: 0 };
  } else if (body['departmentId'] !== undefined) {
    return { unassignedOf: bodyId(body['departmentId'], 'departmentId') };
  }
  throw invalidField('employeeIds', 'required', 'Choose the employees to assign.');
};

/** Reads the body of an assignment. @throws Invalid */
export const bodyAssignment = (sent: unknown): Assignment => {
  const body = bodyObject(sent, '', assignmentBody);
  const grossFrom = body['grossFrom'] ?? (body['grossPay'] == null ? 'payTerms' : 'value');
  if (grossFrom !== 'payTerms' && grossFrom !== 'value') {
    throw invalidField('grossFrom', 'choice', 'The gross pay must come from payTerms or value.');
  }
  return {
    group: bodyId(body['groupId'], 'groupId'),
    who: whoOf(body),
    effectiveFrom: bodyDate(body['effectiveFrom'], 'effectiveFrom'),
    payTerms: grossFrom === 'payTerms',
    grossPay: body['grossPay'] == null ? null : bodyMoney(body['grossPay'], 'grossPay'),
    overrides: bodyAmounts(body['lines'], 'lines'),
    remark: bodyText(body['remark'], 'remark', 250) ?? null,
  };
};
