import { mostPayslipLines, sentLine, assignmentBody } from '@school/resources';
import { f, rows } from '@school/kernel';
import { Body, Controller, Delete, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import type { Assigned, GroupCategories, SavedPayrollGroup } from '@school/domain';
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import { assignEmployees } from '../assignments/assign.ts';
import { bodyAssignment } from '../assignments/assignment-body.ts';
import { calculatedCategories } from '../assignments/group-categories.ts';
import { leaveGroup } from '../assignments/leave-group.store.ts';
import { bodyId, bodyObject } from '../../../engine/own-calls/body-values.ts';
import { bodyMoney } from '../http/body-money.ts';
import { FailsWith } from '../../../engine/envelope/fails-with.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { bodyAmounts } from '../http/payslip-bodies.ts';
import { managers, readers } from '../http/rights.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { saveGroup } from './save-group.ts';
import { Described } from '../../../engine/calls/described.ts';

const recalculated = {
  employeeId: f.ref('employee'),
  grossPay: f.money(),
  lines: rows(sentLine, { max: mostPayslipLines }),
};

/** Payroll groups: what they consist of and who is in them. */
@Controller('setup/v1/payrollGroup')
export class PayrollGroupController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Post(['save', ''])
  @Described('Makes a payroll group', { takes: 'payrollGroup' })
  @FailsWith('Failed to save payroll group')
  create(
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<SavedPayrollGroup>> {
    return this.writes.run({ request, caller }, (work) => saveGroup(work, undefined, body), 'Saved');
  }

  @Put('save')
  @Described('Changes a payroll group; its id stands in the body', { takes: 'payrollGroup' })
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

  @Post('reCalculatePayrollCategories/:id')
  @Described('What the categories of a group come to for a gross pay', { takes: recalculated })
  @HttpCode(200)
  @FailsWith('Failed to recalculate payroll categories')
  async recalculate(
    @Param('id', IdPipe) id: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<GroupCategories>> {
    requireAny(caller.actor, readers);
    const body = bodyObject(sent ?? {}, '', recalculated);
    const grossPay = body['grossPay'] == null || body['grossPay'] === '' ? null : body['grossPay'];
    return succeeded(
      await calculatedCategories(this.database.of(caller.institute), id, {
        grossPay: grossPay === null ? null : bodyMoney(grossPay, 'grossPay'),
        overrides: bodyAmounts(body['lines'], 'lines'),
      }),
    );
  }

  @Post('assign')
  @Described('Assigns employees to a payroll group', { takes: assignmentBody })
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

  /** Group and employee are in the query or the body; a group alone in the URL is the group itself. */
  @Delete('delete')
  @Described('Takes an employee out of a payroll group')
  @FailsWith('Failed to delete employee')
  deleteMember(
    @KnownQuery(['groupId', 'employeeId']) query: KnownParameters,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<Awaited<ReturnType<typeof leaveGroup>>>> {
    const body = bodyObject(sent ?? {}, '', new Set(['groupId', 'employeeId']));
    const group = bodyId(query['groupId'] ?? body['groupId'], 'groupId');
    const employee = bodyId(query['employeeId'] ?? body['employeeId'], 'employeeId');
    return this.deleteMemberById(group, employee, caller, request);
  }

  @Delete('delete/:groupId/:employeeId')
  @Described('Takes an employee out of a payroll group')
  @FailsWith('Failed to delete employee')
  deleteMemberById(
    @Param('groupId', IdPipe) group: number,
    @Param('employeeId', IdPipe) employee: number,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<Awaited<ReturnType<typeof leaveGroup>>>> {
    requireAny(caller.actor, managers);
    return this.writes.run({ request, caller }, (work) => leaveGroup(work, group, employee), 'Removed');
  }

  @Delete(['delete/:id', ':id'])
  @Described('Deletes a payroll group')
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
