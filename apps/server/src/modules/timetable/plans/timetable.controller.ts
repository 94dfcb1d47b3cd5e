import { Body, Controller, Get, Inject, Param, Patch, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { phaseOf } from '@school/domain';
import type { TimetableBatches } from '@school/domain';
import { Invalid, NotFound } from '@school/kernel';
import type { RecordValues } from '../../../engine/behaviour.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { RECORDS } from '../../../engine/records.ts';
import type { Records } from '../../../engine/records.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { NoQueryPipe } from '../../../platform/bodies/no-query.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import { timetableKeepers } from '../rights.ts';
import { allocationOf, readAllocation } from './allocation.ts';
import { changePlan } from './change-plan.ts';
import { allocationRows } from './plan.store.ts';

/** A client may send the list of batches as it got it, or plain fields. */
const inputOf = (sent: unknown): RecordValues => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    throw new Invalid('The body must be a JSON object.');
  }
  const { classWithBatchTTAloDetailsList: list, timeTableName: _name, ...rest } = sent as RecordValues;
  return list === undefined ? rest : { ...rest, batches: readAllocation(list) };
};

/** Calls of timetables that not every record has (001 §7.2); the spelling belongs to the contract. */
@Controller(['setup/v1/TimeTable2', 'setup/v1/Timetable'])
export class TimetableController {
  constructor(
    @Inject(RECORDS) private readonly records: Records,
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  /** Those that hold today and those to come or over, with which of these they are. */
  @Get('getActiveAndInActiveTimeTable')
  async activeAndInactive(
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly RecordValues[]>> {
    const rows = await this.records.list(caller, 'timetable', {
      sort: [['startDate', 'DESC']],
      most: 1_000,
    });
    return succeeded(
      rows.map((row) => {
        const dates = { startDate: String(row['startDate']), endDate: String(row['endDate']) };
        const phase = phaseOf(dates, caller.today);
        return { ...row, phase, isActive: phase === 'CURRENT' && row['status'] === 'PUBLISHED' };
      }),
    );
  }

  @Get('getTimeTableALlocatioinData/:id')
  allocation(
    @Param('id', IdPipe) id: number,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
  ): Promise<Envelope<TimetableBatches>> {
    return this.allocated(caller, id, 0);
  }

  /** The same of one class (decision G32). */
  @Get('getManageAllocationdData/:timetable/:class')
  allocationOfClass(
    @Param('timetable', IdPipe) id: number,
    @Param('class', IdPipe) course: number,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
  ): Promise<Envelope<TimetableBatches>> {
    return this.allocated(caller, id, course);
  }

  @Put('update/:id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() sent: unknown,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordValues>> {
    requireAny(caller.actor, timetableKeepers);
    return this.writes.run({ request, caller }, async (work) => {
      const current = await this.records.read(work, 'timetable', id);
      if (!current) throw new NotFound();
      return changePlan(current, inputOf(sent), work);
    });
  }

  @Patch('update/:id')
  patch(
    @Param('id', IdPipe) id: number,
    @Body() sent: unknown,
    @Query(NoQueryPipe) query: object,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordValues>> {
    return this.update(id, sent, query, caller, request);
  }

  private async allocated(
    caller: CallContext,
    id: number,
    course: number,
  ): Promise<Envelope<TimetableBatches>> {
    requireAny(caller.actor, timetableKeepers);
    const row = await this.records.read(caller, 'timetable', id);
    if (!row) throw new NotFound();
    const rows = await allocationRows(this.database.of(caller.institute), id, course);
    return succeeded(allocationOf(String(row['timeTableName']), rows));
  }
}
