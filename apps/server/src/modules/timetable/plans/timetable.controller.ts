import { Body, Controller, Inject, Param, Patch, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Invalid, NotFound } from '@school/kernel';
import type { RecordOf, RecordValues } from '../../../engine/behaviour.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { RECORDS } from '../../../engine/records.ts';
import type { Records } from '../../../engine/records.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { NoQueryPipe } from '../../../platform/bodies/no-query.pipe.ts';
import { timetableKeepers } from '../rights.ts';
import { readAllocation } from './allocation.ts';
import { changePlan } from './change-plan.ts';
import { Described } from '../../../engine/calls/described.ts';

/** A client may send the list of batches as it received it, or plain fields. */
const inputOf = (sent: unknown): RecordValues => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    throw new Invalid('The body must be a JSON object.');
  }
  const { classWithBatchTTAloDetailsList: list, timeTableName: _name, ...rest } = sent as RecordValues;
  return list === undefined ? rest : { ...rest, batches: readAllocation(list) };
};

/** Calls of timetables that not every record has (001 §7.2); the contract determines the spelling. */
@Controller(['setup/v1/TimeTable2', 'setup/v1/Timetable'])
export class TimetableController {
  constructor(
    @Inject(RECORDS) private readonly records: Records,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Put('update/:id')
  @Described('Changes a timetable', { takes: 'timetable' })
  update(
    @Param('id', IdPipe) id: number,
    @Body() sent: unknown,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'timetable'>>> {
    requireAny(caller.actor, timetableKeepers);
    return this.writes.run({ request, caller }, async (work) => {
      const current = await this.records.read(work, 'timetable', id);
      if (!current) throw new NotFound();
      return changePlan(current, inputOf(sent), work);
    });
  }

  @Patch('update/:id')
  @Described('Changes a timetable', { takes: 'timetable' })
  patch(
    @Param('id', IdPipe) id: number,
    @Body() sent: unknown,
    @Query(NoQueryPipe) query: object,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'timetable'>>> {
    return this.update(id, sent, query, caller, request);
  }
}
