import { sentTransfer } from '@school/resources';
import { Body, Controller, Delete, Inject, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { RecordOf } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { changeMove, refuseDelete, saveMove } from './move-calls.ts';
import { Described, clientRequestId } from '../../engine/calls/described.ts';

const resource = 'batchTransfer';
const transfer = { ...sentTransfer, clientRequestId };

/** Moving students on. */
@Controller('setup/v1/BatchTransfer')
export class TransferController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  @Post('save')
  @Described('Transfers students into another batch, or prepares it', { takes: transfer })
  save(
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'batchTransfer'> | undefined>> {
    return saveMove(this.writes, { request, caller }, { resource, keys: transfer, body });
  }

  @Put('update/:id')
  @Described('Changes a transfer', { takes: transfer })
  change(
    @Param('id', IdPipe) id: number,
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'batchTransfer'>>> {
    return changeMove(this.writes, { request, caller }, { resource, keys: transfer, body, id });
  }

  @Delete('delete/:id')
  @Described('Refuses to delete a transfer, which stays in the history')
  remove(@Caller() caller: CallContext, @Req() request: FastifyRequest): never {
    return refuseDelete({ request, caller });
  }
}
