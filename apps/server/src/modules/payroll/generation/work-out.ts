import {
  assignmentsIn,
  calculatePeriodPay,
  countAttendance,
  editPayslip,
  employedDays,
  fareLines,
  failure,
  individualLines,
  joinAssignments,
  latenessCode,
  lossOfPayCode,
  payslipLines,
  periodDays,
  success,
} from '@school/domain';
import type {
  AssignmentInPeriod,
  AttendanceDays,
  EditedPayslip,
  PaidLateness,
  PayLine,
  PayWarning,
  PayrollProblem,
  PayslipLine,
  PayTotals,
  PeriodPay,
  Result,
} from '@school/domain';
import type { Member, MemberAssignment } from './member.ts';
import type { PayContext } from './pay-context.ts';

/** An additional line for one payslip only. */
export interface ExtraItem {
  readonly name: string;
  readonly type: PayLine['type'];
  readonly amount: string;
}

/** What a user requests beyond the rules. */
export interface PayWishes {
  /** Unpaid days that replace the counted ones, decimal string. */
  readonly lopDays?: string;
  /** Amounts by line code; one that equals the calculated amount is not an edit. */
  readonly amounts?: Readonly<Record<string, string>>;
  readonly extraItems?: readonly ExtraItem[];
}

/** The pay of one member, ready to become a payslip. */
export interface WorkedPay extends PayTotals {
  readonly member: Member;
  readonly lines: readonly PayslipLine[];
  readonly attendance: AttendanceDays;
  readonly lopAmount: string;
  readonly lateness: PaidLateness;
  readonly warnings: readonly PayWarning[];
  readonly remark?: string;
}

const payOf = (
  context: PayContext,
  member: Member,
  { assignment }: AssignmentInPeriod<MemberAssignment>,
  attendance: AttendanceDays,
  individual: readonly PayLine[],
): Result<PeriodPay, PayrollProblem> => {
  const prepared = context.revisions.get(assignment.groupRevision);
  if (!prepared) throw new Error(`Revision ${assignment.groupRevision} of a group was not read.`);
  return calculatePeriodPay(prepared.plan, prepared.lossOfPay, {
    grossPay: assignment.grossPay,
    normalWorkingDays: context.settings.workingDays[context.group.paymentFrequency],
    workingDays: context.workingDays,
    lopDays: attendance.lopDays,
    daysPresent: attendance.daysPresent,
    lateMinutes: context.lateMinutes.get(member.employeeId) ?? [],
    calculationMode: context.settings.calculationMode,
    overrides: assignment.overrides,
    employment: employedDays(context.period, member, context.nonWorking) ?? null,
    individualLines: individual,
  });
};

/** Individual lines precede those for unpaid time, which come last. */
const withIndividual = (lines: readonly PayLine[], individual: readonly PayLine[]): PayLine[] => [
  ...lines.filter(({ source }) => source !== 'LOP'),
  ...individual,
  ...lines.filter(({ source }) => source === 'LOP'),
];

/** Lines of several assignments are prorated over the period by days; individual lines are not. */
const joined = (
  held: readonly AssignmentInPeriod<MemberAssignment>[],
  pays: readonly PeriodPay[],
  individual: readonly PayLine[],
): Result<readonly PayLine[], PayrollProblem> => {
  const parts = pays.flatMap((pay, index) => {
    const days = held[index] ? periodDays(held[index].held) : 0;
    return [{ days: String(days), lines: pay.lines }];
  });
  const all = parts.reduce((sum, { days }) => sum + Number(days), 0);
  const own = joinAssignments(parts, String(all));
  return own.ok ? success(withIndividual(own.value, individual)) : own;
};

const extraLines = (items: readonly ExtraItem[]): PayLine[] =>
  items.map(({ name, type, amount }, index) => ({
    code: `EXTRA_${index + 1}`,
    label: name,
    type,
    amount,
    source: 'INDIVIDUAL',
    isOverridden: false,
  }));

/** Typed unpaid days are days of absence too; there are no more of them than working days. */
const withUnpaid = (counted: AttendanceDays, typed: string, workingDays: string): AttendanceDays => {
  const lopDays = Number(typed) > Number(workingDays) ? workingDays : typed;
  if (Number(lopDays) <= Number(counted.daysAbsent)) return { ...counted, lopDays };
  // Days have at most two decimals, which floating-point numbers represent exactly enough to be written back.
  const present = (Number(workingDays) - Number(lopDays)).toFixed(2);
  return { lopDays, daysAbsent: lopDays, daysPresent: String(Number(present)) };
};

const attendanceOf = (context: PayContext, member: Member, wishes: PayWishes): AttendanceDays => {
  const rows = context.absences.get(member.employeeId) ?? [];
  const counted = countAttendance(rows, context.workingDays, context.nonWorking);
  return wishes.lopDays === undefined ? counted : withUnpaid(counted, wishes.lopDays, context.workingDays);
};

/** Nobody was late. */
export const punctual: PaidLateness = { times: 0, minutes: 0, days: '0', amount: '0.00' };

const workedPay = (
  member: Member,
  attendance: AttendanceDays,
  pays: readonly PeriodPay[],
  { lines, ...totals }: EditedPayslip,
): WorkedPay => {
  const warnings = pays.flatMap((pay) => pay.warnings);
  const amountOf = (wanted: string): string => lines.find(({ code }) => code === wanted)?.amount ?? '0.00';
  return {
    member,
    lines,
    attendance: { ...attendance, lopDays: pays[0]?.lopDays ?? attendance.lopDays },
    lopAmount: amountOf(lossOfPayCode),
    // Of several assignments the last one decides how lateness is counted; the amount is that of the line.
    lateness: { ...(pays.at(-1)?.lateness ?? punctual), amount: amountOf(latenessCode) },
    warnings: [...new Map(warnings.map((warning) => [warning.params.category, warning])).values()],
    ...totals,
  };
};

/**
 * Calculates the payslip of one member: every assignment that applied in the period, the days employed and away, individual
 * items, then typed values.
 * @returns the pay, or why there is none; a net pay of zero or less is still a pay
 */
export const workOut = (
  context: PayContext,
  member: Member,
  wishes: PayWishes = {},
): Result<WorkedPay, PayrollProblem> => {
  const attendance = attendanceOf(context, member, wishes);
  const held = assignmentsIn(member.assignments, context.period);
  const individual = [
    ...individualLines(member.items, context.period.start),
    ...extraLines(wishes.extraItems ?? []),
    ...fareLines(member.fares),
  ];
  const pays: PeriodPay[] = [];
  for (const part of held) {
    const pay = payOf(context, member, part, attendance, held.length === 1 ? individual : []);
    if (!pay.ok) return failure(pay.error);
    pays.push(pay.value);
  }
  const [only] = pays;
  const own = only && pays.length === 1 ? success(only.lines) : joined(held, pays, individual);
  if (!own.ok) return failure(own.error);
  const edited = editPayslip(payslipLines(own.value), wishes.amounts ?? {});
  if (!edited.ok) return failure(edited.error);
  return success(workedPay(member, attendance, pays, edited.value));
};
