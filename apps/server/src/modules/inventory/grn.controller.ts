import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { RecordValues } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { bodyObject } from '../../engine/own-calls/body-values.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';

const buyers = ['PurchaseOrders', 'InventoryManagement'] as const;
const keys = new Set([
  'purchaseOrder',
  'grnDate',
  'invoiceNo',
  'invoiceDate',
  'otherCharges',
  'remark',
  'items',
  'clientRequestId',
]);

/** Goods are received for an order; it says of whom they come and for which store. */
@Controller('setup/v1/Grn')
export class GrnController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  @Post('save')
  save(
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordValues | undefined>> {
    requireAny(caller.actor, buyers);
    const { clientRequestId, ...input } = bodyObject(body, '', keys);
    const call = {
      request,
      caller,
      ...(typeof clientRequestId === 'string' ? { clientRequestId } : {}),
    };
    return this.writes.run(call, async (work) => (await work.records.create(work, 'grn', [input]))[0]);
  }
}
