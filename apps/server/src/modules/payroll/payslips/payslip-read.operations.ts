import { NotFound } from '@school/kernel';
import type { GroupEmployeeState, PayTotals, PayslipRow } from '@school/domain';
import { badParameter } from '../../../engine/calls/query-parameters.ts';
import { sendPdf } from '../../../engine/document/send-pdf.ts';
import type { Printing } from '../../../engine/document/printing.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { AbsenceSource } from '../../leave/attendance/absence-source.ts';
import type { PayslipFilter } from './payslip-row.store.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import { headOf } from '../generation/employee-row.ts';
import { membersOf } from '../generation/member.store.ts';
import { checkDay, groupsFor, periodFor } from '../generation/preview.ts';
import { regularList } from '../generation/regular-list.ts';
import { groupOf } from '../groups/group.store.ts';
import { bodyDate } from '../../../engine/own-calls/body-values.ts';
import { allRows, answerLongList, rangeParameter } from '../../../engine/own-calls/long-list.ts';
import { seesAll } from '../http/rights.ts';
import { periodOfGroup } from '../periods/period-of-group.ts';
import { visiblePayslip } from './visible-payslip.ts';
import { payslipPlaces, payslipRows } from './payslip-row.store.ts';
import { departmentsAndGroups, salaryListing } from './salary-listing.store.ts';
import { payslipPeriods } from './summary.store.ts';
import {
  payslipsOfEmployee,
  payslipPeriodList,
  payslipStatesOfPeriod,
  employeesWithoutPayslip,
  payslipsOfPeriod,
  rejectedPayslips,
  payslipDepartmentsAndGroups,
  payslipsOfGroupAndDay,
  salaryListingOfDepartment,
  payslipShown,
} from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';
import { Sent } from '../../../engine/operation/sent.ts';

/** Payslips of a list, with their sums alongside the data. */
type Listed = Envelope<readonly PayslipRow[]> & { readonly meta: PayTotals & { readonly count: number } };

/** A client that lists PDF first wants the file. */
const wantsPdf = (accept: string | undefined): boolean =>
  accept?.split(',', 1)[0]?.trim().startsWith('application/pdf') === true;

const filterOf = async (connection: Connection, groupId: number, date: string): Promise<PayslipFilter> => {
  checkDay(date);
  if (groupId === 0) return { from: date, to: date };
  const group = await groupOf(connection, groupId);
  return { group: group.id, payPeriod: periodOfGroup(group, date).start };
};

declare module '@school/kernel' {
  interface KnownAnswers {
    payslipDepartmentsAndGroups: Awaited<ReturnType<typeof departmentsAndGroups>>;
  }
}

/** Payslips and those who have none yet. */
export const payslipReadings = [
  handle(payslipsOfEmployee, async ({ input: { id: employee }, context, connection }) => {
    if (seesAll(context.actor)) return payslipRows(connection, { employee });
    if (context.actor.employee !== employee) throw new NotFound();
    return payslipRows(connection, { employee, statuses: ['APPROVED'] });
  }),
  handle(payslipPeriodList, ({ connection }) => payslipPeriods(connection)),
  handle(payslipStatesOfPeriod, async ({ input: { groupId, period }, connection }) => {
    checkDay(period);
    const rows: GroupEmployeeState[] = [];
    for (const group of await groupsFor(connection, groupId)) {
      const members = await membersOf(connection, group.id, periodOfGroup(group, period));
      rows.push(
        ...members.map((member) => ({
          ...headOf(member),
          groupId: group.id,
          payslipId: member.payslip?.id ?? null,
          status: (member.payslip?.status ?? 'NONE') as GroupEmployeeState['status'],
          netPay: member.payslip?.netPay ?? null,
        })),
      );
    }
    return rows;
  }),
  handle(
    payslipsOfPeriod,
    ({ input, connection }) =>
      new Sent(async (reply) => {
        const { groupId, period } = input;
        const range = rangeParameter(input.range);
        const { ids, totals } = await payslipPlaces(connection, await filterOf(connection, groupId, period));
        const rowsOf = (some: readonly number[]): Promise<PayslipRow[]> =>
          payslipRows(connection, { ids: some });
        return answerLongList(reply, { key: 'payslip', places: ids, rowsOf }, range, (rows): Listed => ({
          ...succeeded(rows),
          meta: { ...totals, count: ids.length },
        }));
      }),
  ),
  handle(rejectedPayslips, async ({ input, connection }) => {
    const group = input.groupId ?? 0;
    const department = input.departmentId ?? 0;
    return payslipRows(connection, {
      statuses: ['REJECTED'],
      ...(group === 0 ? {} : { group }),
      ...(department === 0 ? {} : { department }),
    });
  }),
  handle(payslipDepartmentsAndGroups, ({ connection }) => departmentsAndGroups(connection)),
  handle(salaryListingOfDepartment, async ({ input, connection }) => {
    const { id: department } = input;
    const [from, to] = (['start-date', 'end-date'] as const).map((name) =>
      input[name] === null ? null : bodyDate(input[name], name),
    );
    return salaryListing(connection, department, from ?? null, to ?? null);
  }),
];

/** Payslips as they would be or are printed. */
export const payslipPreviewReadings = (absences: AbsenceSource, printing: Printing) => [
  handle(
    employeesWithoutPayslip,
    ({ input, context, connection }) =>
      new Sent(async (reply) => {
        const { groupId, period } = input;
        const range = rangeParameter(input.range);
        const list = await regularList({ connection, absences, today: context.today }, groupId, period);
        return answerLongList(reply, list, range, (rows) => succeeded(rows));
      }),
  ),
  handle(payslipsOfGroupAndDay, async ({ input: { date, groupId }, context, connection }) => {
    const rows = await payslipRows(connection, await filterOf(connection, groupId, date));
    const group = groupId === 0 ? undefined : await groupOf(connection, groupId);
    return {
      period: group ? periodFor(group, date) : null,
      generated: rows.filter(({ status }) => status !== 'REJECTED'),
      regular: await allRows(
        await regularList({ connection, absences, today: context.today }, groupId, date),
      ),
      rejected: rows.filter(({ status }) => status === 'REJECTED'),
    };
  }),
  handle(
    payslipShown,
    ({ input, context, connection }) =>
      new Sent(async (reply) => {
        const { id, format } = input;
        void reply.header('cache-control', 'private, no-store');
        if (format !== null && format !== 'pdf' && format !== 'json') {
          throw badParameter('format', 'format must be json or pdf.');
        }
        if ((format ?? (wantsPdf(reply.request.headers.accept) ? 'pdf' : 'json')) === 'pdf') {
          return sendPdf(reply, await printing.print(context, 'payslip', [id]));
        }
        return succeeded(await visiblePayslip(connection, context.actor, id));
      }),
  ),
];
