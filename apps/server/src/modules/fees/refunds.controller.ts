import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { f, type Principal } from '@school/kernel';
import type { RecordOf } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyObject } from '../../engine/own-calls/body-values.ts';
import { Described, clientRequestId } from '../../engine/calls/described.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';

const refunders: readonly Principal[] = ['ManageRefunds'];
const refund = {
  studentFee: f.ref('studentFee', { required: true }),
  rule: f.ref('feeRefundRule', { required: true }),
  amount: f.money({ required: true }),
  date: f.date({ help: 'Today, if it is not said' }),
  reason: f.text({ required: true, min: 5, max: 250 }),
  paymentMode: f.text(),
  referenceNo: f.text(),
  bankName: f.text(),
  note: f.longText({ max: 500 }),
  clientRequestId,
};

/** Fees of a student, for making refunds. */
@Controller('finance/v1/feesRefund')
export class RefundsController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  /** Refunds part of a fee; the recipient and the tax in it follow from the fee. */
  @Post('save')
  @Described('Gives back a part of a fee', { takes: refund })
  save(
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'feeRefund'> | undefined>> {
    requireAny(caller.actor, refunders);
    const { clientRequestId: requestId, ...input } = bodyObject(body, '', refund);
    const call = {
      request,
      caller,
      ...(typeof requestId === 'string' ? { clientRequestId: requestId } : {}),
    };
    return this.writes.run(call, async (work) => (await work.records.create(work, 'feeRefund', [input]))[0]);
  }
}
