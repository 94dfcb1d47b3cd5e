import { Body, Controller, Delete, Get, Inject, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { RecordValues } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded, type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyIds, bodyObject } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { changeMove, moveKeepers, refuseDelete, saveMove } from './move-calls.ts';
import { revertTransfer, type Reverted } from './revert.ts';
import { transferredStudents, type TransferredStudent } from './revert.store.ts';

const mostStudents = 1000;
const resource = 'batchTransfer';
const keys = new Set(['fromBatch', 'toBatch', 'date', 'note', 'items', 'version', 'clientRequestId']);
const bodyKeys = new Set(['students', 'clientRequestId']);

/** Moving students on, and back. */
@Controller('setup/v1/BatchTransfer')
export class TransferController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Post('save')
  save(@Body() body: unknown, @Caller() caller: CallContext, @Req() request: FastifyRequest) {
    return saveMove(this.writes, { request, caller }, { resource, keys, body });
  }

  @Put('update/:id')
  change(
    @Param('id', IdPipe) id: number,
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordValues>> {
    return changeMove(this.writes, { request, caller }, { resource, keys, body, id });
  }

  @Delete('delete/:id')
  remove(@Caller() caller: CallContext, @Req() request: FastifyRequest): never {
    return refuseDelete({ request, caller });
  }

  /** The students of a transfer, each with what speaks against going back. */
  @Get(':id/students')
  async students(
    @Param('id', IdPipe) id: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly TransferredStudent[]>> {
    requireAny(caller.actor, moveKeepers);
    return succeeded(await transferredStudents(this.database.of(caller.institute), id));
  }

  @Post(':id/revert')
  revert(
    @Param('id', IdPipe) id: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<Reverted>> {
    requireAny(caller.actor, moveKeepers);
    const students = bodyIds(bodyObject(sent, '', bodyKeys)['students'], 'students', mostStudents);
    if (students.length === 0) throw invalidField('students', 'required', 'Choose at least one student.');
    return this.writes.run({ request, caller }, (work) => revertTransfer(id, students, work));
  }
}
