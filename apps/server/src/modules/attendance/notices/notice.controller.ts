import { f, list } from '@school/kernel';
import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { type Envelope } from '../../../engine/envelope/envelope.ts';
import { bodyDate, bodyId, bodyIds, bodyObject } from '../../../engine/own-calls/body-values.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { queueAgain } from '../../../platform/outbox/outbox-statements.ts';
import { attendanceStaff } from '../limits.ts';
import { readableBatches, requireMarker } from '../rights.ts';
import { holdBatchRegister } from '../register/register.store.ts';
import { messagesOf } from './notices.store.ts';
import { tellParents } from './tell-parents.ts';
import { Described, clientRequestId } from '../../../engine/calls/described.ts';

const told = {
  batchId: f.ref('batch', { required: true }),
  date: f.date({ required: true }),
  clientRequestId,
};
/** Notices that one call resends. */
const mostResent = 1_000;
const resent = { ids: list(f.ref('attendanceNotice'), { max: mostResent }), clientRequestId };

/** Absence notices to parents. */
@Controller('setup/v1/attendanceSystem/notices')
export class NoticeController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  /** Notifies the parents of everyone absent in a batch on a day. */
  @Post('tell')
  @Described('Tells the parents of whoever is absent on a day', {
    takes: told,
  })
  tell(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly told: number }>> {
    requireAny(caller.actor, attendanceStaff);
    const body = bodyObject(sent, '', told);
    const [batch, date] = [bodyId(body['batchId'], 'batchId'), bodyDate(body['date'], 'date')];
    return this.writes.run({ request, caller }, async (work) => {
      await requireMarker(work.transaction, caller.actor, batch);
      await holdBatchRegister(work.transaction, batch);
      return { told: await tellParents(batch, date, work) };
    });
  }

  /** Resends messages that failed. */
  @Post('resend')
  @Described('Sends messages that failed once more', {
    takes: resent,
  })
  resend(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly queued: number }>> {
    requireAny(caller.actor, attendanceStaff);
    const body = bodyObject(sent, '', resent);
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
