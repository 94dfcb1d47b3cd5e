import { Controller, Get, Inject, Query } from '@nestjs/common';
import { Forbidden } from '@school/kernel';
import type { CallContext } from '../../engine/context.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { NoQueryPipe } from '../../platform/bodies/no-query.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { latestMessages } from '../../platform/outbox/outbox-statements.ts';
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
}
