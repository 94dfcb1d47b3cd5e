import type { BillPreview } from '@school/domain';
import { Body, Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '@school/kernel';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { succeeded, type Envelope } from '../../../engine/envelope/envelope.ts';
import { bodyId, bodyList, bodyObject } from '../../../engine/own-calls/body-values.ts';
import { KnownQuery, type KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { Database } from '../../../platform/database/database.ts';
import { changeBills } from './change-bills.ts';
import type { BillChange } from './changed-bill.ts';
import { gridOf, type BillGrid } from './bill-grid.ts';

const keepers: readonly Principal[] = ['ManageFee'];
/** More is ticked in no batch at once. */
const most = 5_000;
const keys = new Set(['changes', 'clientRequestId']);
const changeKeys = new Set(['bill', 'particular', 'discount', 'given']);

const changesIn = (sent: unknown): readonly BillChange[] => {
  const body = bodyObject(sent, '', keys);
  const changes = bodyList(body['changes'], 'changes', most).map((value, at): BillChange => {
    const place = `changes[${at}]`;
    const one = bodyObject(value, place, changeKeys);
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

const number = (text: string | undefined, key: string): number => {
  if (text === undefined || !/^\d{1,15}$/.test(text))
    throw invalidField(key, 'required', 'Choose a batch and a fee collection.');
  return Number(text);
};

/** Particulars and discounts of bills that are out. */
@Controller('finance/v1/billChanges')
export class BillChangesController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  /** The bills of a collection in a batch, with what each has of the fee category. */
  @Get()
  async grid(
    @KnownQuery(['collection', 'batch']) { collection, batch }: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<BillGrid>> {
    requireAny(caller.actor, keepers);
    const connection = this.database.of(caller.institute);
    return succeeded(await gridOf(connection, number(collection, 'collection'), number(batch, 'batch')));
  }

  /** What changes would come to. */
  @Post('preview')
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
