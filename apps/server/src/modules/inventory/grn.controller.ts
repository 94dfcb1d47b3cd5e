import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import { f } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import type { RecordOf } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { bodyObject } from '../../engine/own-calls/body-values.ts';
import { Described, clientRequestId } from '../../engine/calls/described.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';

const buyers = ['PurchaseOrders', 'InventoryManagement'] as const;
const receipt = {
  purchaseOrder: f.ref('purchaseOrder', { required: true }),
  grnDate: f.date({ help: 'Today, if it is not said' }),
  invoiceNo: f.text({ required: true, max: 40 }),
  invoiceDate: f.date({ help: 'Today, if it is not said' }),
  otherCharges: f.money(),
  remark: f.text({ max: 200 }),
  items: f.lines('grnItem', { help: 'Everything that is still awaited, if it is not said' }),
  clientRequestId,
};

/** Goods are received for an order; it states the supplier and the store. */
@Controller('setup/v1/Grn')
export class GrnController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  @Post('save')
  @Described('Receives the goods of an order', { takes: receipt })
  save(
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'grn'> | undefined>> {
    requireAny(caller.actor, buyers);
    const { clientRequestId: requestId, ...input } = bodyObject(body, '', receipt);
    const call = {
      request,
      caller,
      ...(typeof requestId === 'string' ? { clientRequestId: requestId } : {}),
    };
    return this.writes.run(call, async (work) => (await work.records.create(work, 'grn', [input]))[0]);
  }
}
