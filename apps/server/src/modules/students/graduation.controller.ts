import { sentGraduation } from '@school/resources';
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

const resource = 'graduation';
const graduation = { ...sentGraduation, clientRequestId };

/** Students finish school. */
@Controller('setup/v1/Graduate')
export class GraduationController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  @Post('save')
  @Described('Graduates students of a batch', { takes: graduation })
  save(
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'graduation'> | undefined>> {
    return saveMove(this.writes, { request, caller }, { resource, keys: graduation, body });
  }

  @Put('update/:id')
  @Described('Changes a graduation', { takes: graduation })
  change(
    @Param('id', IdPipe) id: number,
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'graduation'>>> {
    return changeMove(this.writes, { request, caller }, { resource, keys: graduation, body, id });
  }

  @Delete('delete/:id')
  @Described('Refuses to delete a graduation, which stays in the history')
  remove(@Caller() caller: CallContext, @Req() request: FastifyRequest): never {
    return refuseDelete({ request, caller });
  }
}
