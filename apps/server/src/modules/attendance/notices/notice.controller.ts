import { Body, Controller, Get, Inject, Post, Req } from '@nestjs/common';
import type { NoticeRow } from '@school/domain';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { succeeded, type Envelope } from '../../../engine/envelope/envelope.ts';
import { bodyDate, bodyId, bodyIds, bodyObject } from '../../../engine/own-calls/body-values.ts';
import { KnownQuery, type KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { Database } from '../../../platform/database/database.ts';
import { queueAgain } from '../../../platform/outbox/outbox-statements.ts';
import { attendanceStaff } from '../limits.ts';
import { readableBatches, requireMarker } from '../rights.ts';
import { holdBatchRegister } from '../register/register.store.ts';
import { messagesOf, noticesOf } from './notices.store.ts';
import { tellParents } from './tell-parents.ts';

const tellKeys = new Set(['batchId', 'date', 'clientRequestId']);
/** Notices that one call sends again. */
const mostResent = 1_000;
const resendKeys = new Set(['ids', 'clientRequestId']);

/** Notices of absences to parents. */
@Controller('setup/v1/attendanceSystem/notices')
export class NoticeController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  /** Notices about the days of a range, today without one. */
  @Get()
  async list(
    @KnownQuery(['from', 'to']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly NoticeRow[]>> {
    requireAny(caller.actor, attendanceStaff);
    const from = bodyDate(query['from'] ?? caller.today, 'from');
    const to = bodyDate(query['to'] ?? from, 'to');
    const connection = this.database.of(caller.institute);
    return succeeded(await noticesOf(connection, { from, to }, readableBatches(caller.actor)));
  }

  /** Tells the parents of whoever is absent in a batch on a day. */
  @Post('tell')
  tell(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly told: number }>> {
    requireAny(caller.actor, attendanceStaff);
    const body = bodyObject(sent, '', tellKeys);
    const [batch, date] = [bodyId(body['batchId'], 'batchId'), bodyDate(body['date'], 'date')];
    return this.writes.run({ request, caller }, async (work) => {
      await requireMarker(work.transaction, caller.actor, batch);
      await holdBatchRegister(work.transaction, batch);
      return { told: await tellParents(batch, date, work) };
    });
  }

  /** Sends messages that failed once more. */
  @Post('resend')
  resend(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly queued: number }>> {
    requireAny(caller.actor, attendanceStaff);
    const body = bodyObject(sent, '', resendKeys);
    const ids = bodyIds(body['ids'], 'ids', mostResent);
    return this.writes.run({ request, caller }, async ({ transaction }) => {
      let queued = 0;
      for (const message of await messagesOf(transaction, ids, readableBatches(caller.actor))) {
        if (await queueAgain(transaction, message)) queued += 1;
      }
      return { queued };
    });
  }
}
