import { Controller, Delete, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import { Described } from '../../../engine/calls/described.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { feedPath, hashOfFeedToken, newFeedToken } from './feed-token.ts';
import { endFeed, keepFeed } from './feed.store.ts';

/** The address at which other programs read the caller's calendar. */
@Controller('setup/v1/calendar/feed')
export class FeedController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  /** Creates an address, which ends the previous one. It is in this response and never shown again. */
  @Post()
  @Described("Makes an address under which other programs read the caller's calendar; the one before ends")
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
  @Described("Ends the address under which other programs read the caller's calendar")
  end(@Req() request: FastifyRequest, @Caller() caller: CallContext): Promise<Envelope<null>> {
    return this.writes.run({ request, caller }, async (work) => {
      writeAuditLines(work, 'calendarFeed', 'delete', await endFeed(work.transaction, caller.actor.id));
      return null;
    });
  }
}
