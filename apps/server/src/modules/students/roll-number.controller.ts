import { Body, Controller, Get, Inject, Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { longestRollNumber, type RollNumbering } from '@school/domain';
import type { Principal } from '@school/kernel';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded, type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyId, bodyList, bodyObject, bodyText } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { giveRollNumbers, numberBatch, rollNumbersOf, type BatchRollNumbers } from './roll-numbers.ts';

const keepers: readonly Principal[] = ['RollNumbers'];
const mostStudents = 1000;
const ruleKeys = new Set(['prefix', 'suffix', 'digits', 'start', 'mode', 'clientRequestId']);
const listKeys = new Set(['numbers', 'clientRequestId']);
const numberKeys = new Set(['student', 'number']);

interface Changed {
  readonly changed: number;
}

const part = (value: unknown, at: string): string => {
  const text = bodyText(value, at, longestRollNumber) ?? '';
  if (/^[A-Za-z0-9_-]*$/.test(text)) return text;
  throw invalidField(at, 'pattern', 'Letters, digits, _ and - only.');
};

const whole = (value: unknown, at: string, [least, most]: readonly [number, number]): number => {
  if (Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most) return Number(value);
  throw invalidField(at, 'notInteger', 'This must be a whole number from %{least} to %{max}.', {
    least,
    max: most,
  });
};

const numberingFrom = (sent: unknown): RollNumbering => {
  const body = bodyObject(sent, '', ruleKeys);
  const { mode } = body;
  if (mode !== 'ALL' && mode !== 'MISSING') {
    throw invalidField('mode', 'notOption', 'This must be ALL or MISSING.');
  }
  return {
    prefix: part(body['prefix'], 'prefix'),
    suffix: part(body['suffix'], 'suffix'),
    digits: whole(body['digits'], 'digits', [1, 6]),
    start: whole(body['start'], 'start', [1, 999_999]),
    mode,
  };
};

/** Roll numbers of the students of a batch. */
@Controller('setup/v1/StudentRollNumber')
export class RollNumberController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Get(':batch')
  async ofBatch(
    @Param('batch', IdPipe) batch: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<BatchRollNumbers>> {
    requireAny(caller.actor, keepers);
    return succeeded(await rollNumbersOf(this.database.of(caller.institute), batch));
  }

  /** Numbers all, or those without one, by rule. */
  @Put(':batch/generate')
  generate(
    @Param('batch', IdPipe) batch: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<Changed>> {
    requireAny(caller.actor, keepers);
    const numbering = numberingFrom(sent);
    return this.writes.run({ request, caller }, async (work) => ({
      changed: await numberBatch(batch, numbering, work),
    }));
  }

  /** Numbers students one by one; an empty number takes it away. */
  @Put(':batch')
  save(
    @Param('batch', IdPipe) batch: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<Changed>> {
    requireAny(caller.actor, keepers);
    const numbers = bodyList(bodyObject(sent, '', listKeys)['numbers'], 'numbers', mostStudents).map(
      (value, index) => {
        const at = `numbers[${index}]`;
        const one = bodyObject(value, at, numberKeys);
        return {
          student: bodyId(one['student'], `${at}.student`),
          number: bodyText(one['number'], `${at}.number`, 100) ?? null,
        };
      },
    );
    return this.writes.run({ request, caller }, async (work) => ({
      changed: await giveRollNumbers(batch, numbers, work),
    }));
  }
}
