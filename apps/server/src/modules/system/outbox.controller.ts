import { Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { Conflict, Forbidden } from '@school/kernel';
import type { CallContext } from '../../engine/context.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { NoQueryPipe } from '../../platform/bodies/no-query.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { latestMessages, queueAgain } from '../../platform/outbox/outbox-statements.ts';
import type { OutboxMessage } from '../../platform/outbox/outbox-statements.ts';

const listLength = 200;

/** Mails and texts that left or wait, for administrators: they contain links that let people in. */
@Controller('setup/v1/outbox')
export class OutboxController {
  constructor(@Inject(Database) private readonly database: Database) {}

  @Get()
  async list(
    @Query(NoQueryPipe) _: object,
    @Caller() { actor, institute }: CallContext,
  ): Promise<Envelope<readonly OutboxMessage[]>> {
    if (actor.role !== 'ADMIN') throw new Forbidden();
    return succeeded(await latestMessages(this.database.of(institute), listLength));
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
