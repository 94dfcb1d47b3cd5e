import { newLeaveYear } from '@school/resources';
import { f, list } from '@school/kernel';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { RecordOf } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import { bodyObject } from '../../../engine/own-calls/body-values.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { lockYears } from '../balances/leave-type.store.ts';
import { closingOf } from './closing.store.ts';
import type { ClosingRow } from './closing.store.ts';
import { processSettings } from './process-setting.store.ts';
import { scopeKeys, scopeOf } from './process-scope.ts';
import { processYear, yearPair } from './process-year.ts';
import { Described, clientRequestId } from '../../../engine/calls/described.ts';

const closed = {
  departmentId: f.ref('employeeDepartment'),
  employeeIds: list(f.ref('employee'), { max: 500 }),
  clientRequestId,
};

/** Opening and closing leave years. */
@Controller('api/v1/LeaveYear')
export class LeaveYearController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Post(['save', ''])
  @Described('Makes a leave year', { takes: newLeaveYear })
  @HttpCode(201)
  save(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'leaveYear'> | undefined>> {
    requireAny(caller.actor, ['LeaveManagement']);
    const body = bodyObject(sent, '', newLeaveYear);
    return this.writes.run(
      { request, caller },
      async (work) => (await work.records.create(work, 'leaveYear', [body]))[0],
      'Saved',
    );
  }

  /** What closing the year would do; nothing is written. */
  @Get(':id/process')
  @Described('What closing a leave year would do')
  async preview(
    @Param('id', IdPipe) id: number,
    @KnownQuery(scopeKeys) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly from: string; readonly to: string; readonly rows: readonly ClosingRow[] }>> {
    requireAny(caller.actor, ['LeaveManagement']);
    return this.database.transaction(caller.institute, async (transaction) => {
      const { from, to } = yearPair(await lockYears(transaction), id);
      const { carryNegative } = await processSettings(transaction);
      const scope = await scopeOf(transaction, {
        departmentId: query['departmentId'],
        employeeIds: query['employeeIds']?.split(','),
      });
      return succeeded({
        from: from.name,
        to: to.name,
        rows: await closingOf(transaction, from, carryNegative, scope.employees),
      });
    });
  }

  @Post(':id/process')
  @Described('Closes a leave year for everybody, a department or some employees', { takes: closed })
  @HttpCode(200)
  process(
    @Param('id', IdPipe) id: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'leaveProcessRun'> | undefined>> {
    requireAny(caller.actor, ['LeaveManagement']);
    const body = bodyObject(sent ?? {}, '', closed);
    return this.writes.run({ request, caller }, async (work) =>
      processYear(work, id, 'MANUAL', await scopeOf(work.transaction, body)),
    );
  }
}
