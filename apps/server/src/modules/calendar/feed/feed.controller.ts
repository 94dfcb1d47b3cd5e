import { Controller, Delete, Get, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { NoQueryPipe } from '../../../platform/bodies/no-query.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import { feedPath, hashOfFeedToken, newFeedToken } from './feed-token.ts';
import { endFeed, feedOf, keepFeed } from './feed.store.ts';
import type { FeedState } from './feed.store.ts';

/** The address under which the caller's calendar is read by other programs. */
@Controller('setup/v1/calendar/feed')
export class FeedController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Get()
  async state(
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
  ): Promise<Envelope<FeedState | null>> {
    return succeeded((await feedOf(this.database.of(caller.institute), caller.actor.id)) ?? null);
  }

  /** Makes an address, which ends the one before. It is in this answer and never again. */
  @Post()
  @HttpCode(201)
  make(
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly path: string }>> {
    return this.writes.run({ request, caller }, async (work) => {
      const token = newFeedToken();
      const kept = await keepFeed(work.transaction, caller.actor.id, hashOfFeedToken(token));
      for (const feed of kept)
        writeAuditLines(work, 'calendarFeed', feed.version === 1 ? 'create' : 'update', [feed]);
      return { path: feedPath(caller.institute, token) };
    });
  }

  @Delete()
  end(@Req() request: FastifyRequest, @Caller() caller: CallContext): Promise<Envelope<null>> {
    return this.writes.run({ request, caller }, async (work) => {
      writeAuditLines(work, 'calendarFeed', 'delete', await endFeed(work.transaction, caller.actor.id));
      return null;
    });
  }
}
