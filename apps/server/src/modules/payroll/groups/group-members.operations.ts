import { NotFound } from '@school/kernel';
import type { EmployeeRow, PayslipSummary, PeriodRow } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import type { AbsenceSource } from '../../leave/attendance/absence-source.ts';
import type { StoredGroup } from './stored-group.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { employeePayrollData } from '../assignments/employee-card.store.ts';
import { assignableList, memberList } from '../assignments/member-row.store.ts';
import { checkDay, groupsFor, periodFor } from '../generation/preview.ts';
import { regularListOf } from '../generation/regular-list.ts';
import { answerLongList, rangeParameter } from '../../../engine/own-calls/long-list.ts';
import { periodOfGroup } from '../periods/period-of-group.ts';
import { periodsWithPayslips, summariesOf } from '../payslips/summary.store.ts';
import { groupOf } from './group.store.ts';
import {
  payrollGroupMembers,
  payrollGroupAssignable,
  payrollGroupPreview,
  payrollEmployeeCard,
  payrollEmployeeData,
  payrollGroupPeriod,
  payslipSummariesOfGroup,
  payslipSummariesOfPeriod,
  latestPayslipSummaries,
} from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';
import { Sent } from '../../../engine/operation/sent.ts';

/** The heading of one-period screens. */
type PeriodHead = PeriodRow & {
  readonly groupId: number;
  readonly groupName: string;
  readonly employeeCount: number;
  readonly summary: PayslipSummary;
};

/** The period of a day and what its payslips would be. */
interface Preview {
  readonly period: PeriodRow;
  readonly summary: PayslipSummary | null;
  readonly employees: readonly EmployeeRow[];
}

const summaryOf = async (
  connection: Connection,
  group: StoredGroup,
  date: string,
): Promise<PayslipSummary> => {
  const period = periodOfGroup(group, checkDay(date));
  const [summary] = await summariesOf(connection, [{ group: group.id, ...period }]);
  if (!summary) throw new NotFound();
  return summary;
};

declare module '@school/kernel' {
  interface KnownAnswers {
    payrollGroupPeriod: PeriodHead;
    payrollGroupPreview: Preview;
  }
}

/** Who is in a payroll group, who may join, and figures of its periods. */
export const groupMemberReadings = [
  handle(
    payrollGroupMembers,
    ({ input, context, connection }) =>
      new Sent(async (reply) => {
        const { groupId: group, departmentID: department = 0 } = input;
        const range = rangeParameter(input.range);
        const list = await memberList(connection, {
          group,
          department: department ?? 0,
          today: context.today,
        });
        return answerLongList(reply, list, range, (rows) => succeeded(rows));
      }),
  ),
  handle(
    payrollGroupAssignable,
    ({ input, context, connection }) =>
      new Sent(async (reply) => {
        const { groupId, departmentId: department } = input;
        const range = rangeParameter(input.range);
        const group = groupId === 0 ? undefined : await groupOf(connection, groupId);
        const list = await assignableList(connection, {
          department,
          today: context.today,
          frequency: group?.paymentFrequency,
          search: input.q ?? '',
        });
        return answerLongList(reply, list, range, (rows) => succeeded(rows));
      }),
  ),
  handle(payrollEmployeeCard, async ({ input: { employeeId: employee, groupId }, context, connection }) => {
    const { employee: card } = await employeePayrollData(connection, employee, context.today);
    if (groupId === 0 || card.groupName !== null) return card;
    return { ...card, groupName: (await groupOf(connection, groupId)).name };
  }),
  handle(payrollEmployeeData, ({ input: { id }, context, connection }) =>
    employeePayrollData(connection, id, context.today),
  ),
  handle(payrollGroupPeriod, async ({ input: { groupId, period: date }, connection }) => {
    const group = await groupOf(connection, groupId);
    const summary = await summaryOf(connection, group, date);
    return {
      groupId: group.id,
      groupName: group.name,
      ...periodFor(group, date),
      employeeCount: summary.employees,
      summary,
    };
  }),
  handle(payslipSummariesOfGroup, async ({ input: { id: groupId }, connection }) => {
    if (groupId !== 0) await groupOf(connection, groupId);
    return summariesOf(connection, await periodsWithPayslips(connection, groupId, false));
  }),
  handle(payslipSummariesOfPeriod, async ({ input: { period: date }, connection }) => {
    checkDay(date);
    const groups = await groupsFor(connection, 0);
    const periods = groups.map((group) => ({ group: group.id, ...periodOfGroup(group, date) }));
    return summariesOf(connection, periods);
  }),
  handle(latestPayslipSummaries, async ({ connection }) => {
    return summariesOf(connection, await periodsWithPayslips(connection, 0, true));
  }),
];

/** What payslips would be, including absences. */
export const payrollPreviewReadings = (absences: AbsenceSource) => [
  handle(
    payrollGroupPreview,
    ({ input, context, connection }) =>
      new Sent(async (reply) => {
        const { groupId, date } = input;
        const group = await groupOf(connection, groupId);
        const source = { connection, absences, today: context.today };
        const range = rangeParameter(input.range);
        const period = periodFor(group, date);
        const summary = await summaryOf(connection, group, date);
        const list = await regularListOf(source, [group], date);
        return answerLongList(reply, list, range, (employees): Envelope<Preview> =>
          succeeded({ period, summary, employees }),
        );
      }),
  ),
];
