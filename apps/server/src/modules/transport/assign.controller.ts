import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { bodyDate, bodyId, bodyList, bodyObject } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';

const keys = new Set(['route', 'mode', 'startDate', 'passengers', 'clientRequestId']);
const passengerKeys = new Set(['student', 'employee', 'stop']);
const modes: readonly unknown[] = ['BOTH', 'PICKUP', 'DROP'];
/** A batch is never bigger. */
const most = 200;

/** Seats of one route for many people, all or none. */
@Controller('transport/v1/assign')
export class AssignController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  @Post()
  @HttpCode(200)
  assign(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ allocated: number }>> {
    requireAny(caller.actor, ['TransportManagement']);
    const body = bodyObject(sent, '', keys);
    const route = bodyId(body['route'], 'route');
    const startDate = bodyDate(body['startDate'], 'startDate');
    const { mode } = body;
    if (!modes.includes(mode)) throw invalidField('mode', 'choice', 'BOTH, PICKUP or DROP.');
    const seats = bodyList(body['passengers'], 'passengers', most).map((one, at) => {
      const passenger = bodyObject(one, `passengers[${at}]`, passengerKeys);
      const kind = passenger['employee'] === undefined ? 'student' : 'employee';
      const stop = bodyId(passenger['stop'], `passengers[${at}].stop`);
      return {
        [kind]: bodyId(passenger[kind], `passengers[${at}].${kind}`),
        mode,
        startDate,
        ...(mode === 'DROP' ? {} : { pickupRoute: route, pickupStop: stop }),
        ...(mode === 'PICKUP' ? {} : { dropRoute: route, dropStop: stop }),
      };
    });
    return this.writes.run({ request, caller }, async (work) => {
      const made = await work.records.create(work, 'transportAllocation', seats);
      return { allocated: made.length };
    });
  }
}
