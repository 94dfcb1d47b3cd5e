import type { SignInCounts } from '@school/domain';
import { Body, Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { isIdentifier } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { BodyPipe } from '../../../platform/bodies/body.pipe.ts';
import { requireManagement } from '../users/management.ts';
import type { Chosen } from './accounts.store.ts';
import { FirstSignInsBody } from './first-sign-ins.bodies.ts';
import { FirstSignIns } from './first-sign-ins.ts';

const idIn = (field: string, text: string | undefined): number | null => {
  if (text === undefined) return null;
  if (!isIdentifier(Number(text))) throw invalidField(field, 'notId', 'This is no record.');
  return Number(text);
};

const peopleIn = (text: string | undefined): Chosen['people'] => {
  if (text === 'STUDENT' || text === 'PARENT' || text === 'EMPLOYEE') return text;
  throw invalidField('people', 'choice', 'people must be STUDENT, PARENT or EMPLOYEE.');
};

/** First passwords for many, and how many have used them. */
@Controller('setup/v1/firstSignIns')
export class FirstSignInsController {
  constructor(
    @Inject(FirstSignIns) private readonly firstSignIns: FirstSignIns,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Get()
  async counts(
    @KnownQuery(['people', 'course', 'batch']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<SignInCounts>> {
    requireManagement(caller.actor);
    const { people, course, batch } = query;
    const chosen = {
      people: peopleIn(people),
      course: idIn('course', course),
      batch: idIn('batch', batch),
    };
    return succeeded(await this.firstSignIns.counts(caller, chosen));
  }

  @Post()
  @HttpCode(200)
  async start(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly jobId: string; readonly total: number }>> {
    requireManagement(caller.actor);
    const body = await new BodyPipe(FirstSignInsBody).transform(sent);
    return this.writes.run({ request, caller }, ({ transaction }) =>
      this.firstSignIns.start(caller, body, transaction),
    );
  }
}
