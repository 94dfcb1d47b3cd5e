import { NotFound } from '@school/kernel';
import { failure, isIsoDate, success } from '@school/domain';
import type { EmployeeRow, PayrollDetail, PayrollProblem, PeriodRow, Result } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import type { AbsenceSource } from '../../leave/attendance/absence-source.ts';
import { groupOf, groupsOf } from '../groups/group.store.ts';
import type { StoredGroup } from '../groups/stored-group.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { isEarly, periodOfGroup, periodRow } from '../periods/period-of-group.ts';
import { employeeRow, lineRow, previewRow } from './employee-row.ts';
import type { PayContext } from './pay-context.ts';
import { payContextOf } from './pay-context.ts';
import type { PayWishes } from './work-out.ts';
import { workOut } from './work-out.ts';

/** What reading figures requires. */
export interface PreviewSource {
  readonly connection: Connection;
  readonly absences: AbsenceSource;
  readonly today: string;
}

/** @throws Invalid for a text that is not a date */
export const checkDay = (date: string): string => {
  if (!isIsoDate(date))
    throw invalidField('payPeriod', 'notDate', 'This must be a date in the format yyyy-MM-dd.');
  return date;
};

/** One group, or all active ones for 0. @throws NotFound */
export const groupsFor = async (connection: Connection, id: number): Promise<StoredGroup[]> =>
  id === 0 ? (await groupsOf(connection)).filter(({ active }) => active) : [await groupOf(connection, id)];

/** Everything needed for a group's pay in the period of a day. */
export const contextFor = (
  { connection, absences, today }: PreviewSource,
  group: StoredGroup,
  date: string,
  employees?: readonly number[],
): Promise<PayContext> =>
  payContextOf(connection, absences, group, periodOfGroup(group, checkDay(date)), today, employees);

/** Rows of the members without a payslip. */
export const regularOf = (context: PayContext): EmployeeRow[] =>
  context.members.filter(({ payslip }) => !payslip).map((member) => previewRow(context, member));

/** The period for a group and day. */
export const periodFor = (group: StoredGroup, date: string): PeriodRow =>
  periodRow(group.paymentFrequency, periodOfGroup(group, checkDay(date)));

/** Whose figures are requested. */
export interface DetailWish extends PayWishes {
  readonly groupId: number;
  readonly employeeId: number;
  readonly payPeriod: string;
}

/**
 * The figures of one member with their lines.
 * @returns the figures, or why there are none
 * @throws NotFound for an employee who is not a member of the group in the period
 */
export const memberDetail = async (
  source: PreviewSource,
  wish: DetailWish,
): Promise<Result<PayrollDetail, PayrollProblem>> => {
  const group = await groupOf(source.connection, wish.groupId);
  const context = await contextFor(source, group, wish.payPeriod, [wish.employeeId]);
  const [member] = context.members;
  if (!member) throw new NotFound();
  const pay = workOut(context, member, wish);
  if (!pay.ok) return failure(pay.error);
  return success({
    ...employeeRow(context, pay.value),
    groupName: group.name,
    period: periodRow(group.paymentFrequency, context.period),
    payslipId: member.payslip?.id ?? null,
    isEarly: isEarly(group, context.period, source.today),
    lines: pay.value.lines.map(lineRow),
  });
};
