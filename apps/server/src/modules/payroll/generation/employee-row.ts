import { sumMoney } from '@school/domain';
import type {
  CategoryBlock,
  CategoryType,
  EmployeeHead,
  EmployeeRow,
  LatenessRow,
  PaidLateness,
  PayrollProblem,
  PayslipLine,
  PayslipLineRow,
  WarningRow,
} from '@school/domain';
import type { Member } from './member.ts';
import { isOutdatedMember, payrollVersion } from './member.ts';
import type { PayContext } from './pay-context.ts';
import type { PayWishes, WorkedPay } from './work-out.ts';
import { punctual, workOut } from './work-out.ts';
import { toldProblem } from '../payroll-refusal.ts';

/** Name, number and department of a member, the department under both of its keys. */
export const headOf = (member: Member): EmployeeHead => ({
  employeeId: member.employeeId,
  employeeName: member.employeeName,
  employeeNumber: member.employeeNumber,
  departmentName: member.departmentName,
  employeeDepartment: member.departmentName,
});

const ofType = (lines: readonly PayslipLine[], type: CategoryType): readonly PayslipLine[] =>
  lines.filter((line) => line.type === type);

const blockOf = (lines: readonly PayslipLine[]): CategoryBlock => ({
  total: sumMoney(lines.map(({ amount }) => amount)),
  hrPayrollCategoryList: lines.map(({ code, amount }) => ({ code, amount })),
});

const labelsOf = (lines: readonly PayslipLine[]): Record<string, string> =>
  Object.fromEntries(lines.map(({ code, label }) => [code, label]));

const warningRow = (problem: PayrollProblem): WarningRow => ({
  code: problem.code,
  ...toldProblem(problem),
});

const latenessRow = ({ times, minutes, days, amount }: PaidLateness): LatenessRow => ({
  lateTimes: times,
  lateMinutes: minutes,
  lateDays: days,
  lateAmount: amount,
});

const rowFrom = (
  context: PayContext,
  member: Member,
  pay: Omit<WorkedPay, 'member' | 'warnings'>,
  warnings: readonly PayrollProblem[],
): EmployeeRow => {
  const [earnings, deductions] = [ofType(pay.lines, 'EARNING'), ofType(pay.lines, 'DEDUCTION')];
  return {
    ...headOf(member),
    groupId: context.group.id,
    earningLabels: labelsOf(earnings),
    deductionLabels: labelsOf(deductions),
    payrollCategories: { EARNINGS: blockOf(earnings), DEDUCTION: blockOf(deductions) },
    netPay: pay.netPay,
    employeePayrollVersion: payrollVersion(member, context.group.revision),
    isOutdated: isOutdatedMember(member, context.group.revision),
    workingDays: context.workingDays,
    ...pay.attendance,
    lopAmount: pay.lopAmount,
    ...latenessRow(pay.lateness),
    warnings: warnings.map(warningRow),
  };
};

/** Shown for an employee whose pay cannot be calculated; the reason is the warning. */
const nothing = (context: PayContext): Omit<WorkedPay, 'member' | 'warnings'> => ({
  lines: [],
  attendance: { daysAbsent: '0', daysPresent: context.workingDays, lopDays: '0' },
  lopAmount: '0.00',
  lateness: punctual,
  earningsTotal: '0.00',
  deductionsTotal: '0.00',
  netPay: '0.00',
});

/** A calculated pay as screens show it. */
export const employeeRow = (context: PayContext, pay: WorkedPay): EmployeeRow =>
  rowFrom(context, pay.member, pay, pay.warnings);

/** The row of a member; one that cannot be calculated is included too, without lines and with the reason. */
export const previewRow = (context: PayContext, member: Member, wishes?: PayWishes): EmployeeRow => {
  const pay = workOut(context, member, wishes);
  return pay.ok ? employeeRow(context, pay.value) : rowFrom(context, member, nothing(context), [pay.error]);
};

/** A line as sent over the wire. */
export const lineRow = ({
  code,
  label,
  type,
  amount,
  computedAmount,
  source,
  isEdited,
}: PayslipLine): PayslipLineRow => ({ code, label, type, amount, computedAmount, source, isEdited });
