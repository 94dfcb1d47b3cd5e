import { Body, Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { BirthdayRow } from '@school/domain';
import { messageWriters } from '@school/resources';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded, type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyDate, bodyId, bodyList, bodyObject } from '../../engine/own-calls/body-values.ts';
import { KnownQuery, type KnownParameters } from '../../engine/own-calls/known-query.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { Database } from '../../platform/database/database.ts';
import { birthdaysOf } from './birthday.store.ts';
import { Birthdays } from './birthdays.ts';

const mostPeople = 1000;
const wishKeys = new Set(['day', 'people', 'template', 'clientRequestId']);

const peopleIn = (value: unknown): readonly string[] =>
  bodyList(value, 'people', mostPeople).map((one, index) => {
    if (typeof one === 'string' && /^(STUDENT|EMPLOYEE):\d{1,15}$/.test(one)) return one;
    throw invalidField(`people[${index}]`, 'notReference', 'This is nobody of that day.');
  });

/** Whose birthday it is, and wishing them well. */
@Controller('comm/v1/birthday')
export class BirthdayController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
    @Inject(Birthdays) private readonly birthdays: Birthdays,
  ) {}

  @Get()
  async list(
    @KnownQuery(['day']) { day }: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly BirthdayRow[]>> {
    requireAny(caller.actor, messageWriters);
    const asked = bodyDate(day ?? caller.today, 'day');
    return succeeded(await birthdaysOf(this.database.of(caller.institute), asked));
  }

  @Post('wish')
  @HttpCode(200)
  wish(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly message: number; readonly wished: number }>> {
    requireAny(caller.actor, messageWriters);
    const body = bodyObject(sent, '', wishKeys);
    const [day, template] = [bodyDate(body['day'], 'day'), bodyId(body['template'], 'template')];
    const people = peopleIn(body['people']);
    return this.writes.run({ request, caller }, (work) => this.birthdays.wish(work, day, template, people));
  }
}
