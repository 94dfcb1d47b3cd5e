import { Body, Controller, Delete, Inject, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { RecordValues } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { changeMove, refuseDelete, saveMove } from './move-calls.ts';

const resource = 'batchTransfer';
const keys = new Set(['fromBatch', 'toBatch', 'date', 'note', 'items', 'version', 'clientRequestId']);

/** Moving students on. */
@Controller('setup/v1/BatchTransfer')
export class TransferController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

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
}
