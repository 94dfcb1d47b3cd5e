import { Conflict, Invalid } from '@school/kernel';
import { payrollMessages, checkNetPay, checkSentNetPay } from '@school/domain';
import type { PayrollProblem } from '@school/domain';
import { conflictOf, invalidAt, problemAtField, problemOfEmployee } from '../payroll-refusal.ts';
import type { Member } from './member.ts';
import { payrollVersion } from './member.ts';
import type { PayContext } from './pay-context.ts';
import type { PayslipRequest } from './payslip-request.ts';
import { fieldAt } from './payslip-request.ts';
import type { WorkedPay } from './work-out.ts';
import { workOut } from './work-out.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';

const editProblems = new Set<PayrollProblem['code']>(['PAYSLIP_LINE_UNKNOWN', 'PAYSLIP_AMOUNT_INVALID']);

/** Typed values are the fault of the input, everything else that of the state of the payroll. */
const refuse = (request: PayslipRequest, member: Member, problem: PayrollProblem): never => {
  if (editProblems.has(problem.code)) throw invalidAt(fieldAt(request, 'lines'), problem);
  const { message, ...said } = problemOfEmployee(member.employeeName, problem);
  throw new Conflict(message, {
    code: problem.code,
    data: { ...problem.params, employeeId: member.employeeId, said },
  });
};

const checkVersion = (context: PayContext, request: PayslipRequest, member: Member): void => {
  const now = payrollVersion(member, context.group.revision);
  if (request.employeePayrollVersion === undefined || request.employeePayrollVersion === now) return;
  throw new Conflict('The payroll of %{employeeName} has changed. Reload the figures.', {
    code: 'PAYROLL_CHANGED',
    params: { employeeName: member.employeeName },
    data: { employeeId: member.employeeId, employeePayrollVersion: now },
  });
};

/** The pay of one request, its figures compared with what the browser showed. */
export const workOutRequest = (context: PayContext, request: PayslipRequest, member: Member): WorkedPay => {
  checkVersion(context, request, member);
  const pay = workOut(context, member, request);
  if (!pay.ok) return refuse(request, member, pay.error);
  return request.remark === undefined ? pay.value : { ...pay.value, remark: request.remark };
};

const checkSent = (request: PayslipRequest, pay: WorkedPay): void => {
  const { earningsTotal, deductionsTotal, netPay } = pay;
  const sent = checkSentNetPay({ earningsTotal, deductionsTotal, netPay }, request.sentNetPay);
  if (!sent.ok) throw conflictOf(sent.error);
};

/** A request with its resulting pay. */
export interface Pair {
  readonly request: PayslipRequest;
  readonly pay: WorkedPay;
}

/** One employee at zero or below blocks everyone. @throws Invalid naming all of them */
export const checkNetPays = (pairs: readonly Pair[]): void => {
  const fields = new Map(
    pairs.map(({ request }) => [String(request.employeeId), fieldAt(request, 'netPay')]),
  );
  const checked = checkNetPay(
    pairs.map(({ pay: { member, netPay } }) => ({
      employeeId: String(member.employeeId),
      name: member.employeeName,
      netPay,
    })),
  );
  if (checked.ok) return;
  const names = checked.error.map(({ params }) => params.name);
  throw new Invalid(
    payrollMessages.NET_PAY_NEGATIVE,
    checked.error.map((problem) =>
      problemAtField(fields.get(problem.params.employeeId) ?? 'netPay', problem),
    ),
    { name: names.join(', ') },
  );
};

/**
 * Calculates every request whose employee has no payslip yet.
 * @throws Invalid for an employee who is not a member of the group in the period, and for a net pay of zero or less
 * @throws Conflict when the payroll or the figures differ from those the browser showed
 */
export const workOutAll = (context: PayContext, requests: readonly PayslipRequest[]): WorkedPay[] => {
  const members = new Map(context.members.map((member) => [member.employeeId, member]));
  const pairs = requests.flatMap((request): Pair[] => {
    const member = members.get(request.employeeId);
    if (!member) {
      throw invalidField(
        fieldAt(request, 'employeeId'),
        'notMember',
        'The employee is not in %{name} in this period.',
        { name: context.group.name },
      );
    }
    return member.payslip ? [] : [{ request, pay: workOutRequest(context, request, member) }];
  });
  checkNetPays(pairs);
  pairs.forEach(({ request, pay }) => checkSent(request, pay));
  return pairs.map(({ pay }) => pay);
};
