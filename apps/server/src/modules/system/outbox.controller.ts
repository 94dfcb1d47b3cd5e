import { Controller, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { Conflict, Forbidden } from '@school/kernel';
import type { FastifyReply } from 'fastify';
import { setContentRange } from '../../engine/calls/content-range.ts';
import type { CallContext } from '../../engine/context.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { KnownQuery } from '../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../engine/own-calls/known-query.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { isOutboxState, latestMessages, queueAgain } from '../../platform/outbox/outbox-statements.ts';
import type { OutboxMessage } from '../../platform/outbox/outbox-statements.ts';

const listLength = 200;

/** Mails and texts that left or wait, for administrators: they contain links that let people in. */
@Controller('setup/v1/outbox')
export class OutboxController {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** The newest ones, of one state when one is given; `Content-Range` says of how many. */
  @Get()
  async list(
    @KnownQuery(['state']) { state }: KnownParameters,
    @Caller() { actor, institute }: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<readonly OutboxMessage[]>> {
    if (actor.role !== 'ADMIN') throw new Forbidden();
    if (state !== undefined && !isOutboxState(state))
      throw invalidField('state', 'choice', 'QUEUED, SENDING, SENT or FAILED.');
    const { messages, total } = await latestMessages(this.database.of(institute), state, listLength);
    const shown = messages.length === 0 ? '*' : `0-${messages.length - 1}`;
    setContentRange(reply, `outbox ${shown}/${total}`);
    return succeeded(messages);
  }

  /** Puts a message that has failed for good back into the queue. */
  @Post(':id/retry')
  @HttpCode(200)
  async retry(
    @Param('id', IdPipe) id: number,
    @Caller() { actor, institute }: CallContext,
  ): Promise<Envelope<{ readonly id: number }>> {
    if (actor.role !== 'ADMIN') throw new Forbidden();
    if (!(await queueAgain(this.database.of(institute), id)))
      throw new Conflict('Only a message that has failed is sent again.', { code: 'NOT_FAILED' });
    return succeeded({ id });
  }
}
