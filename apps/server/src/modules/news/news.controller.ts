import type { NewsItem } from '@school/domain';
import { Controller, Delete, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { Forbidden } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { Described } from '../../engine/calls/described.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { TakesUploads } from '../../platform/files/takes-uploads.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { NewsWrites } from './news-writes.ts';

const requireAdministrator = ({ actor }: CallContext): void => {
  if (actor.role !== 'ADMIN') throw new Forbidden();
};

/** The announcement endpoints that differ from the generic ones. */
@Controller('api/v1/news')
export class NewsController {
  constructor(@Inject(NewsWrites) private readonly writes: NewsWrites) {}

  @Post('save')
  @Described('Makes a news item from a form with files')
  @TakesUploads()
  @HttpCode(201)
  save(
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<NewsItem | undefined>> {
    requireAdministrator(caller);
    return this.writes.create(request, caller);
  }

  @Put([':id', 'update/:id'])
  @Described('Changes a news item by a form with files')
  @TakesUploads()
  update(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<NewsItem | undefined>> {
    requireAdministrator(caller);
    return this.writes.update(request, caller, id);
  }

  @Delete([':id', 'delete/:id'])
  @Described('Deletes a news item')
  remove(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly id: number }>> {
    requireAdministrator(caller);
    return this.writes.remove(request, caller, id);
  }
}
