import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { Forbidden, NotFound } from '@school/kernel';
import type { Filter } from '@school/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { setContentRange } from '../../engine/calls/content-range.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { NoQueryPipe } from '../../platform/bodies/no-query.pipe.ts';
import { Files } from '../../platform/files/files.ts';
import { TakesUploads } from '../../platform/files/takes-uploads.ts';
import { fileHeaders } from '../system/file-headers.ts';
import type { NewsAnswer } from './news-answer.ts';
import { newsRangeOf, searchOf } from './news-range.ts';
import type { NewsQuery } from './news-range.ts';
import { NewsStore } from './news.store.ts';
import type { NewsPage } from './news.store.ts';
import { NewsWrites } from './news-writes.ts';

const json = 'application/json; charset=utf-8';

const requireAdministrator = ({ actor }: CallContext): void => {
  if (actor.role !== 'ADMIN') throw new Forbidden();
};

/** The announcement calls that are not those of every record. */
@Controller('api/v1/news')
export class NewsController {
  constructor(
    @Inject(NewsStore) private readonly store: NewsStore,
    @Inject(NewsWrites) private readonly writes: NewsWrites,
    @Inject(RECORDS) private readonly records: Records,
    @Inject(Files) private readonly files: Files,
  ) {}

  @Get('all')
  async all(
    @Query() query: NewsQuery,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<readonly NewsAnswer[]>> {
    requireAdministrator(caller);
    return this.page(caller, query, {}, reply);
  }

  /** What is meant for the caller's role and has not run out. */
  @Get('current-user')
  async currentUser(
    @Query() query: NewsQuery,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<readonly NewsAnswer[]>> {
    const running: Filter = { _or: [{ expiryDate_empty: true }, { expiryDate_gte: caller.today }] };
    return this.page(caller, query, { audiences_contains: caller.actor.role, ...running }, reply);
  }

  @Get('search')
  async search(
    @Query() query: NewsQuery,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<readonly NewsAnswer[]>> {
    const words = searchOf(query);
    return this.page(caller, query, words === '' ? {} : { q: words }, reply, ['search']);
  }

  @Get('download/:attachmentId')
  async download(
    @Param('attachmentId', IdPipe) id: number,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const row = await this.records.read(caller, 'newsAttachment', id);
    const fileId = (row?.['file'] as { id: number } | null | undefined)?.id;
    const file = fileId === undefined ? undefined : await this.files.find(caller.institute, fileId);
    if (!file) throw new NotFound();
    const content = await this.files.read(caller.institute, file);
    void reply.headers(fileHeaders(file));
    return content;
  }

  @Get([':id', 'get/:id'])
  async one(
    @Param('id', IdPipe) id: number,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
  ): Promise<Envelope<NewsAnswer>> {
    return succeeded(await this.store.one(caller, id));
  }

  @Post('save')
  @TakesUploads()
  @HttpCode(201)
  @Header('content-type', json)
  save(@Req() request: FastifyRequest, @Caller() caller: CallContext): Promise<string> {
    requireAdministrator(caller);
    return this.writes.create(request, caller);
  }

  @Put([':id', 'update/:id'])
  @TakesUploads()
  @Header('content-type', json)
  update(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<string> {
    requireAdministrator(caller);
    return this.writes.update(request, caller, id);
  }

  @Delete([':id', 'delete/:id'])
  @Header('content-type', json)
  remove(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<string> {
    requireAdministrator(caller);
    return this.writes.remove(request, caller, id);
  }

  private async page(
    caller: CallContext,
    query: NewsQuery,
    filter: Filter,
    reply: FastifyReply,
    more: readonly string[] = [],
  ): Promise<Envelope<readonly NewsAnswer[]>> {
    const range = newsRangeOf(query, more);
    const { items, total }: NewsPage = await this.store.page(caller, range, filter);
    const span = items.length === 0 ? '*' : `${range[0]}-${range[0] + items.length - 1}`;
    setContentRange(reply, `news ${span}/${total}`);
    return succeeded(items);
  }
}
