import { creditSettings, creditDates } from '@school/resources';
import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { Conflict } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import type { RecordOf, RecordValues, Work } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { bodyObject } from '../../../engine/own-calls/body-values.ts';
import type { BodyObject } from '../../../engine/own-calls/body-values.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { activeYear } from '../balances/leave-type.store.ts';
import { creditLeave } from './credit-leave.ts';
import { Described, clientRequestId } from '../../../engine/calls/described.ts';

const nothing = { clientRequestId };

/** Changes the single record, or creates it. */
const saveOne = async (
  work: Work,
  resource: string,
  filter: Readonly<Record<string, string>>,
  { id: _id, ...values }: BodyObject,
): Promise<RecordValues | undefined> => {
  const [known] = await work.records.list(work, resource, { filter, range: [0, 0] });
  if (known) return work.records.update(work, resource, Number(known['id']), values);
  const { version: _version, ...first } = values;
  return (await work.records.create(work, resource, [first]))[0];
};

/** Settings of the automatic credit, and crediting on demand. */
@Controller('setup/v1')
export class CreditController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  @Post(['LeaveCreditSettings/save', 'LeaveCreditSettings'])
  @Described('Changes the settings of the automatic credit', { takes: creditSettings })
  @HttpCode(201)
  saveSetting(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'autoCreditSetting'> | undefined>> {
    requireAny(caller.actor, ['LeaveManagement']);
    const body = bodyObject(sent, '', creditSettings);
    return this.writes.run(
      { request, caller },
      (work) => saveOne(work, 'autoCreditSetting', {}, body),
      'Saved',
    );
  }

  /** The dates of a frequency; a frequency has one set of them. */
  @Post(['LeaveCreditDateSettings/save', 'LeaveCreditDateSettings'])
  @Described('Sets the dates of a credit frequency', { takes: creditDates })
  @HttpCode(201)
  saveDates(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'creditDateSetting'> | undefined>> {
    requireAny(caller.actor, ['LeaveManagement']);
    const body = bodyObject(sent, '', creditDates);
    const frequency = String(body['frequency'] ?? '').slice(0, 20);
    return this.writes.run(
      { request, caller },
      (work) =>
        frequency === ''
          ? work.records.create(work, 'creditDateSetting', [body]).then(([saved]) => saved)
          : saveOne(work, 'creditDateSetting', { frequency }, body),
      'Saved',
    );
  }

  @Post('LeaveCreditSettings/run')
  @Described('Credits what is due by now', { takes: nothing })
  @HttpCode(200)
  run(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly credits: number; readonly employees: number; readonly days: string }>> {
    requireAny(caller.actor, ['LeaveManagement']);
    bodyObject(sent ?? {}, '', nothing);
    return this.writes.run({ request, caller }, async (work) => {
      const year = await activeYear(work.transaction);
      if (!year) throw new Conflict('No leave year is active.', { code: 'NO_LEAVE_YEAR' });
      const credited = await creditLeave(work, year, caller.today, 'MANUAL');
      return {
        credits: credited.length,
        employees: new Set(credited.map(({ employeeId }) => employeeId)).size,
        days: credited.reduce((sum, { days }) => sum + Number(days), 0).toFixed(2),
      };
    });
  }
}
