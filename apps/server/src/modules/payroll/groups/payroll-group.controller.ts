import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import type {
  Assigned,
  GroupCategories,
  PayrollGroupDetail,
  PayrollGroupRow,
  PayrollGroupShow,
  SavedPayrollGroup,
} from '@school/domain';
import type { FastifyRequest } from 'fastify';
import type { RecordValues } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Engine } from '../../../engine/engine.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { EngineRecords } from '../../../engine/write/records.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import { assignEmployees } from '../assignments/assign.ts';
import { bodyAssignment } from '../assignments/assignment-body.ts';
import { calculatedCategories, categoriesOfEmployee } from '../assignments/group-categories.ts';
import { leaveGroup } from '../assignments/leave-group.store.ts';
import { bodyId, bodyObject } from '../../../engine/own-calls/body-values.ts';
import { bodyMoney } from '../http/body-money.ts';
import { FailsWith } from '../../../engine/envelope/fails-with.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { idParameter } from '../../../engine/own-calls/id-or-all.ts';
import { bodyAmounts } from '../http/payslip-bodies.ts';
import { managers, readers } from '../http/rights.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { groupDetail, groupShow } from './group-detail.ts';
import { groupOptions, groupRows } from './group-row.store.ts';
import { saveGroup } from './save-group.ts';

const recalculateKeys = new Set(['employeeId', 'grossPay', 'lines']);

/** Payroll groups: what they consist of and who is in them. */
@Controller('setup/v1/payrollGroup')
export class PayrollGroupController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Engine) private readonly engine: Engine,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Post(['save', ''])
  @FailsWith('Failed to save payroll group')
  create(
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<SavedPayrollGroup>> {
    return this.writes.run({ request, caller }, (work) => saveGroup(work, undefined, body), 'Saved');
  }

  @Put('save')
  @FailsWith('Failed to save payroll group')
  change(
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<SavedPayrollGroup>> {
    requireAny(caller.actor, managers);
    const { id, ...values } = (body ?? {}) as Readonly<Record<string, unknown>>;
    const group = bodyId(id, 'id');
    return this.writes.run({ request, caller }, (work) => saveGroup(work, group, values), 'Saved');
  }

  @Get('getPayrollGroups')
  @FailsWith('Failed to fetch payroll groups')
  async list(@Caller() caller: CallContext): Promise<Envelope<readonly PayrollGroupRow[]>> {
    requireAny(caller.actor, readers);
    return succeeded(await groupRows(this.database.of(caller.institute), caller.today));
  }

  @Get('dropDown')
  @FailsWith('Failed to fetch dropdown options')
  async options(@Caller() caller: CallContext): Promise<ReturnType<typeof succeeded>> {
    requireAny(caller.actor, readers);
    return succeeded(await groupOptions(this.database.of(caller.institute)));
  }

  @Get('getPayrollGroup/:id')
  @FailsWith('Failed to fetch payroll groups')
  async detail(
    @Param('id', IdPipe) id: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<PayrollGroupDetail>> {
    requireAny(caller.actor, readers);
    return succeeded(await groupDetail(this.database.of(caller.institute), id, caller.today));
  }

  /** All that a generated screen reads of the record, and what only this group knows: revisions and counts. */
  @Get(['get/:id', ':id'])
  async show(
    @Param('id', IdPipe) id: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<RecordValues & PayrollGroupShow>> {
    requireAny(caller.actor, readers);
    const record = await new EngineRecords(this.engine).read(caller, 'payrollGroup', id);
    const show = await groupShow(this.database.of(caller.institute), id, caller.today);
    const _labels = { categoryIds: show.categories.map(({ name }) => name) };
    return succeeded({ ...record, ...show, _labels });
  }

  @Get('getPayrollCategories/:id')
  @FailsWith('Failed to fetch payroll categories')
  async categories(
    @Param('id', IdPipe) id: number,
    @KnownQuery(['empId']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<GroupCategories>> {
    requireAny(caller.actor, readers);
    const employee = idParameter('empId', query['empId']);
    const connection = this.database.of(caller.institute);
    return succeeded(await categoriesOfEmployee(connection, id, employee === 0 ? undefined : employee));
  }

  @Post('reCalculatePayrollCategories/:id')
  @HttpCode(200)
  @FailsWith('Failed to recalculate payroll categories')
  async recalculate(
    @Param('id', IdPipe) id: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<GroupCategories>> {
    requireAny(caller.actor, readers);
    const body = bodyObject(sent ?? {}, '', recalculateKeys);
    const grossPay = body['grossPay'] == null || body['grossPay'] === '' ? null : body['grossPay'];
    return succeeded(
      await calculatedCategories(this.database.of(caller.institute), id, {
        grossPay: grossPay === null ? null : bodyMoney(grossPay, 'grossPay'),
        overrides: bodyAmounts(body['lines'], 'lines'),
      }),
    );
  }

  @Post('assign')
  @HttpCode(200)
  assign(
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<Assigned>> {
    requireAny(caller.actor, managers);
    const assignment = bodyAssignment(body);
    return this.writes.run({ request, caller }, (work) => assignEmployees(work, assignment), 'Assigned');
  }

  /** Group and employee stand in the query or the body; a group alone in the address is the group itself. */
  @Delete('delete')
  @FailsWith('Failed to delete employee')
  deleteMember(
    @KnownQuery(['groupId', 'employeeId']) query: KnownParameters,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<ReturnType<typeof succeeded>> {
    const body = bodyObject(sent ?? {}, '', new Set(['groupId', 'employeeId']));
    const group = bodyId(query['groupId'] ?? body['groupId'], 'groupId');
    const employee = bodyId(query['employeeId'] ?? body['employeeId'], 'employeeId');
    return this.deleteMemberById(group, employee, caller, request);
  }

  @Delete('delete/:groupId/:employeeId')
  @FailsWith('Failed to delete employee')
  deleteMemberById(
    @Param('groupId', IdPipe) group: number,
    @Param('employeeId', IdPipe) employee: number,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<ReturnType<typeof succeeded>> {
    requireAny(caller.actor, managers);
    return this.writes.run({ request, caller }, (work) => leaveGroup(work, group, employee), 'Removed');
  }

  @Delete(['delete/:id', ':id'])
  delete(
    @Param('id', IdPipe) id: number,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ id: number }>> {
    return this.writes.run(
      { request, caller },
      async (work) => {
        await work.records.remove(work, 'payrollGroup', id);
        return { id };
      },
      'Deleted',
    );
  }
}
