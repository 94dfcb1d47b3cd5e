import { billChange } from '@school/resources';
import { rows } from '@school/kernel';
import type { BillPreview } from '@school/domain';
import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '@school/kernel';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { type Envelope } from '../../../engine/envelope/envelope.ts';
import { bodyId, bodyList, bodyObject } from '../../../engine/own-calls/body-values.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { changeBills } from './change-bills.ts';
import type { BillChange } from './changed-bill.ts';
import { Described, clientRequestId } from '../../../engine/calls/described.ts';

const keepers: readonly Principal[] = ['ManageFee'];
/** No batch has more to tick at a time. */
const most = 5_000;
const wanted = { changes: rows(billChange, { min: 1, max: most }), clientRequestId };

const changesIn = (sent: unknown): readonly BillChange[] => {
  const body = bodyObject(sent, '', wanted);
  const changes = bodyList(body['changes'], 'changes', most).map((value, at): BillChange => {
    const place = `changes[${at}]`;
    const one = bodyObject(value, place, billChange);
    const kind = one['discount'] === undefined ? 'PARTICULAR' : 'DISCOUNT';
    const key = kind === 'PARTICULAR' ? 'particular' : 'discount';
    if (typeof one['given'] !== 'boolean') throw invalidField(`${place}.given`, 'notFlag', 'Yes or no.');
    return {
      bill: bodyId(one['bill'], `${place}.bill`),
      kind,
      item: bodyId(one[key], `${place}.${key}`),
      given: one['given'],
    };
  });
  if (changes.length === 0) throw invalidField('changes', 'required', 'Nothing was changed.');
  return changes;
};

/** Particulars and discounts of issued bills. */
@Controller('finance/v1/billChanges')
export class BillChangesController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  /** The result changes would have. */
  @Post('preview')
  @Described('What changes of published bills would come to', { takes: wanted })
  @HttpCode(200)
  preview(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<readonly BillPreview[]>> {
    return this.run(sent, caller, request, true);
  }

  /** Changes the bills, all or none. */
  @Post()
  @Described('Puts particulars and discounts onto published bills or takes them off', { takes: wanted })
  @HttpCode(200)
  change(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<readonly BillPreview[]>> {
    return this.run(sent, caller, request, false);
  }

  private run(
    sent: unknown,
    caller: CallContext,
    request: FastifyRequest,
    isPreview: boolean,
  ): Promise<Envelope<readonly BillPreview[]>> {
    requireAny(caller.actor, keepers);
    const changes = changesIn(sent);
    return this.writes.run({ request, caller }, (work) => changeBills(work, changes, isPreview));
  }
}
