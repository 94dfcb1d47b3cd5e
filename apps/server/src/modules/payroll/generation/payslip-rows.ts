import type { NewLine, NewPayslip } from '../payslips/payslip-insert.store.ts';
import type { PayContext } from './pay-context.ts';
import type { WorkedPay } from './work-out.ts';

/** The figures of a calculated pay as columns. */
export const newPayslip = (
  context: PayContext,
  { member, attendance, remark, ...pay }: WorkedPay,
  number: string,
): NewPayslip => ({
  number,
  employee: member.employeeId,
  payroll: member.assignments.at(-1)?.id ?? 0,
  revision: member.assignments.at(-1)?.groupRevision ?? context.group.revision,
  working: context.workingDays,
  present: attendance.daysPresent,
  absent: attendance.daysAbsent,
  lop_days: attendance.lopDays,
  lop_amount: pay.lopAmount,
  late_times: pay.lateness.times,
  late_minutes: pay.lateness.minutes,
  late_days: pay.lateness.days,
  late_amount: pay.lateness.amount,
  earnings: pay.earningsTotal,
  deductions: pay.deductionsTotal,
  net: pay.netPay,
  remark: remark ?? null,
});

/** Ids of the categories of all revisions under which the member was paid. */
const categoryIds = (context: PayContext, { member }: WorkedPay): ReadonlyMap<string, number> =>
  new Map(
    member.assignments.flatMap(({ groupRevision }) =>
      (context.revisions.get(groupRevision)?.snapshot.categories ?? []).map(
        ({ code, id }) => [code, id] as const,
      ),
    ),
  );

/** The lines of a calculated pay as rows of a stored payslip. */
export const newLines = (context: PayContext, payslip: number, pay: WorkedPay): NewLine[] => {
  const ids = categoryIds(context, pay);
  const fares = new Map(pay.member.fares.map(({ code, id }) => [code, id]));
  return pay.lines.map((line, position) => ({
    payslip,
    position,
    code: line.code,
    label: line.label,
    type: line.type,
    amount: line.amount,
    computed: line.computedAmount,
    category: line.source === 'CATEGORY' ? (ids.get(line.code) ?? null) : null,
    source: line.source,
    fare: line.source === 'FARE' ? (fares.get(line.code) ?? null) : null,
    edited: line.isEdited,
  }));
};
