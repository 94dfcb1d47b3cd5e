import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { f, rows } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { bodyDate, bodyId, bodyList, bodyObject } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { Described, clientRequestId } from '../../engine/calls/described.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';

const modes = { BOTH: 'Both ways', PICKUP: 'Pick-up only', DROP: 'Drop only' };
/** A batch is never larger. */
const most = 200;
const passengerToSeat = {
  student: f.ref('student', { help: 'Either a student or an employee' }),
  employee: f.ref('employee'),
  stop: f.ref('routeStop', { required: true }),
};
const seats = {
  route: f.ref('transportRoute', { required: true }),
  mode: f.choice(modes, { required: true }),
  startDate: f.date({ required: true }),
  passengers: rows(passengerToSeat, { max: most }),
  clientRequestId,
};

/** Seats of one route for many people, all or none. */
@Controller('transport/v1/assign')
export class AssignController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  @Post()
  @Described('Gives many passengers a seat on a route, all or none', {
    takes: seats,
  })
  @HttpCode(200)
  assign(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ allocated: number }>> {
    requireAny(caller.actor, ['TransportManagement']);
    const body = bodyObject(sent, '', seats);
    const route = bodyId(body['route'], 'route');
    const startDate = bodyDate(body['startDate'], 'startDate');
    const { mode } = body;
    if (typeof mode !== 'string' || !Object.hasOwn(modes, mode))
      throw invalidField('mode', 'choice', 'BOTH, PICKUP or DROP.');
    const allocations = bodyList(body['passengers'], 'passengers', most).map((one, at) => {
      const passenger = bodyObject(one, `passengers[${at}]`, passengerToSeat);
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
      const made = await work.records.create(work, 'transportAllocation', allocations);
      return { allocated: made.length };
    });
  }
}
