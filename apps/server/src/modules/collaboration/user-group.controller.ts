import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { Engine } from '../../engine/engine.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { NoQueryPipe } from '../../platform/bodies/no-query.pipe.ts';
import { recipientsOf } from './recipients.ts';
import type { Recipient } from './recipients.ts';

/** Whom a list of recipients reaches. */
@Controller('collab/v1/userGroup')
export class UserGroupController {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  @Get('recipients/:id')
  async recipients(
    @Param('id', IdPipe) id: number,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly Recipient[]>> {
    requireAny(caller.actor, ['GroupManagement']);
    if (!(await this.records.read(caller, 'userGroup', id))) throw new NotFound();
    const { catalogue, database } = this.engine;
    return succeeded(await recipientsOf(database.of(caller.institute), catalogue, id));
  }
}
