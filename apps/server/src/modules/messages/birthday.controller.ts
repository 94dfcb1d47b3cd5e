import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { f, list } from '@school/kernel';
import { messageWriters } from '@school/resources';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyDate, bodyId, bodyList, bodyObject } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { Described, clientRequestId } from '../../engine/calls/described.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { Birthdays } from './birthdays.ts';

const mostPeople = 1000;
const wishes = {
  day: f.date({ required: true }),
  people: list(f.text({ help: 'STUDENT or EMPLOYEE, a colon and the id' }), {
    required: true,
    min: 1,
    max: mostPeople,
  }),
  template: f.ref('messageTemplate', { required: true }),
  clientRequestId,
};

const peopleIn = (value: unknown): readonly string[] =>
  bodyList(value, 'people', mostPeople).map((one, index) => {
    if (typeof one === 'string' && /^(STUDENT|EMPLOYEE):\d{1,15}$/.test(one)) return one;
    throw invalidField(
      `people[${index}]`,
      'notReference',
      'This is not someone with a birthday on that day.',
    );
  });

/** Whose birthday it is, and sending them wishes. */
@Controller('comm/v1/birthday')
export class BirthdayController {
  constructor(
    @Inject(WriteCalls) private readonly writes: WriteCalls,
    @Inject(Birthdays) private readonly birthdays: Birthdays,
  ) {}

  @Post('wish')
  @Described('Sends birthday wishes to people by text message', {
    takes: wishes,
  })
  @HttpCode(200)
  wish(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly message: number; readonly wished: number }>> {
    requireAny(caller.actor, messageWriters);
    const body = bodyObject(sent, '', wishes);
    const [day, template] = [bodyDate(body['day'], 'day'), bodyId(body['template'], 'template')];
    const people = peopleIn(body['people']);
    return this.writes.run({ request, caller }, (work) => this.birthdays.wish(work, day, template, people));
  }
}
