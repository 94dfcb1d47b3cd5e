import type { EmployeePayrollData } from '@school/domain';
import { typedAmount } from '../generation/edits.ts';
import type { Assignment } from './use-assign.ts';

/** A new payroll of one employee, as it is typed. */
export interface AssignmentDraft {
  readonly groupId: string;
  readonly grossPay: string;
  readonly from: string;
  readonly remark: string;
  /** Typed amounts by the code of their category; the others follow from the rules of the group. */
  readonly amounts: Readonly<Record<string, string>>;
}

/** The draft to start from: the current terms, from today. @param groupId the group in the address */
export const firstDraft = (
  { employee, current }: EmployeePayrollData,
  groupId = String(current?.groupId ?? ''),
  today: string,
): AssignmentDraft => ({
  groupId,
  grossPay: current?.grossPay ?? employee.grossPay ?? '',
  from: today,
  remark: '',
  amounts:
    current && groupId === String(current.groupId)
      ? Object.fromEntries(
          current.lines.filter(({ isOverridden }) => isOverridden).map(({ code, amount }) => [code, amount]),
        )
      : {},
});

/** The draft as it is sent; a gross or an amount that is no number is left out. */
export const assignmentOf = (draft: AssignmentDraft, employeeId: number): Assignment => ({
  groupId: Number(draft.groupId),
  employeeIds: [employeeId],
  grossFrom: 'value',
  grossPay: typedAmount(draft.grossPay),
  effectiveFrom: draft.from,
  lines: Object.entries(draft.amounts).flatMap(([code, text]) => {
    const amount = typedAmount(text);
    return amount === undefined ? [] : [{ code, amount }];
  }),
  ...(draft.remark.trim() ? { remark: draft.remark.trim() } : {}),
});
