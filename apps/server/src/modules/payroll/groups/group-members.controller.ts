import type { Readable } from 'node:stream';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { NotFound } from '@school/kernel';
import type {
  AssignableRow,
  EmployeeCard,
  EmployeePayrollData,
  EmployeeRow,
  GroupMemberRow,
  PayslipSummary,
  PeriodRow,
} from '@school/domain';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { ABSENCE_SOURCE } from '../../leave/attendance/absence-source.ts';
import type { AbsenceSource } from '../../leave/attendance/absence-source.ts';
import { employeePayrollData } from '../assignments/employee-card.store.ts';
import { assignableRows, memberRows } from '../assignments/member-row.store.ts';
import { checkDay, groupsFor, periodFor } from '../generation/preview.ts';
import { regularListOf } from '../generation/regular-list.ts';
import { FailsWith } from '../../../engine/envelope/fails-with.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { answerLongList, rangeParameter } from '../../../engine/own-calls/long-list.ts';
import { IdOrAllPipe, idParameter } from '../../../engine/own-calls/id-or-all.ts';
import { managers, readers } from '../http/rights.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { periodOfGroup } from '../periods/period-of-group.ts';
import { periodsWithPayslips, summariesOf } from '../payslips/summary.store.ts';
import { groupOf } from './group.store.ts';
import type { StoredGroup } from './stored-group.ts';

/** The heading of the screens of one period. */
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

/** Who is in a payroll group, who may come in, and its periods in figures. */
@Controller('setup/v1/payrollGroup')
export class GroupMembersController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ABSENCE_SOURCE) private readonly absences: AbsenceSource,
  ) {}

  @Get('getPayrollGroupEmployees/:groupId')
  @FailsWith('Failed to fetch payroll group employees')
  async members(
    @Param('groupId', IdOrAllPipe) group: number,
    @KnownQuery(['departmentID']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly GroupMemberRow[]>> {
    requireAny(caller.actor, readers);
    const department = idParameter('departmentID', query['departmentID']);
    const filter = { group, department, today: caller.today };
    return succeeded(await memberRows(this.of(caller), filter));
  }

  @Get('getEmployeesToAssign/:groupId/:departmentId')
  @FailsWith('Failed to fetch assignable employees')
  async assignable(
    @Param('groupId', IdOrAllPipe) groupId: number,
    @Param('departmentId', IdOrAllPipe) department: number,
    @KnownQuery(['q']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly AssignableRow[]>> {
    requireAny(caller.actor, managers);
    const connection = this.of(caller);
    const group = groupId === 0 ? undefined : await groupOf(connection, groupId);
    return succeeded(
      await assignableRows(connection, {
        department,
        today: caller.today,
        frequency: group?.paymentFrequency,
        search: query['q'] ?? '',
      }),
    );
  }

  /** Reads only: the period of a day and what its payslips would be. */
  @Get('generatePaySlipByGroup/:groupId/:date')
  @FailsWith('Failed to generate pay slip')
  async preview(
    @Param('groupId', IdPipe) groupId: number,
    @Param('date') date: string,
    @KnownQuery(['range']) query: KnownParameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object | Readable> {
    requireAny(caller.actor, readers);
    const connection = this.of(caller);
    const group = await groupOf(connection, groupId);
    const source = { connection, absences: this.absences, today: caller.today };
    const range = rangeParameter(query['range']);
    const period = periodFor(group, date);
    const summary = await this.summary(connection, group, date);
    const list = await regularListOf(source, [group], date);
    return answerLongList(reply, list, range, (employees): Envelope<Preview> =>
      succeeded({ period, summary, employees }),
    );
  }

  @Get('basicEmployeeDetails/:employeeId/:groupId')
  @FailsWith('Failed to fetch employee details')
  async card(
    @Param('employeeId', IdPipe) employee: number,
    @Param('groupId', IdOrAllPipe) groupId: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<EmployeeCard>> {
    requireAny(caller.actor, readers);
    const connection = this.of(caller);
    const { employee: card } = await employeePayrollData(connection, employee, caller.today);
    if (groupId === 0 || card.groupName !== null) return succeeded(card);
    return succeeded({ ...card, groupName: (await groupOf(connection, groupId)).name });
  }

  @Get('getEmployeeDataByEmpId/:id')
  @FailsWith('Failed to fetch employee data')
  async employee(
    @Param('id', IdPipe) id: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<EmployeePayrollData>> {
    requireAny(caller.actor, readers);
    return succeeded(await employeePayrollData(this.of(caller), id, caller.today));
  }

  @Get('getGroupDetailByPeriod/:groupId/:period')
  @FailsWith('Failed to fetch group details')
  async head(
    @Param('groupId', IdPipe) groupId: number,
    @Param('period') date: string,
    @Caller() caller: CallContext,
  ): Promise<Envelope<PeriodHead>> {
    requireAny(caller.actor, readers);
    const connection = this.of(caller);
    const group = await groupOf(connection, groupId);
    const summary = await this.summary(connection, group, date);
    return succeeded({
      groupId: group.id,
      groupName: group.name,
      ...periodFor(group, date),
      employeeCount: summary.employees,
      summary,
    });
  }

  @Get('findPayslipSummaryByGroup/:id')
  async summariesOfGroup(
    @Param('id', IdOrAllPipe) groupId: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly PayslipSummary[]>> {
    requireAny(caller.actor, readers);
    const connection = this.of(caller);
    if (groupId !== 0) await groupOf(connection, groupId);
    return succeeded(await summariesOf(connection, await periodsWithPayslips(connection, groupId, false)));
  }

  @Get('findPayslipSummaryByPeriod/:period')
  async summariesOfPeriod(
    @Param('period') date: string,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly PayslipSummary[]>> {
    requireAny(caller.actor, readers);
    checkDay(date);
    const connection = this.of(caller);
    const groups = await groupsFor(connection, 0);
    const periods = groups.map((group) => ({ group: group.id, ...periodOfGroup(group, date) }));
    return succeeded(await summariesOf(connection, periods));
  }

  @Get('findPayslipSummary')
  async latestSummaries(@Caller() caller: CallContext): Promise<Envelope<readonly PayslipSummary[]>> {
    requireAny(caller.actor, readers);
    const connection = this.of(caller);
    return succeeded(await summariesOf(connection, await periodsWithPayslips(connection, 0, true)));
  }

  private async summary(connection: Connection, group: StoredGroup, date: string): Promise<PayslipSummary> {
    const period = periodOfGroup(group, checkDay(date));
    const [summary] = await summariesOf(connection, [{ group: group.id, ...period }]);
    if (!summary) throw new NotFound();
    return summary;
  }

  private of({ institute }: CallContext): Connection {
    return this.database.of(institute);
  }
}
