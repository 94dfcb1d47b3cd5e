import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { f, fieldOf } from '@school/kernel';
import { icsBytesMax, icsEventsMax } from '@school/resources';
import type { FastifyRequest } from 'fastify';
import type { PlannedEvent } from '@school/domain';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { Engine } from '../../../engine/engine.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { bodyObject } from '../../../engine/own-calls/body-values.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { Described } from '../../../engine/calls/described.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { RECORDS } from '../../../engine/records.ts';
import type { Records } from '../../../engine/records.ts';
import { InstitutionClock } from '../../../platform/clock/institution-clock.ts';
import { planIcs } from './ics-plan.ts';
import { readIcs } from './read-ics.ts';
import type { IcsContent } from './read-ics.ts';

const usualType = 'HOLIDAY';
const calendarFile = {
  text: f.longText({ required: true, max: icsBytesMax, help: 'The content of the file' }),
  type: f.text({
    required: true,
    default: usualType,
    help: `The kind of new events, ${usualType} if not said`,
  }),
};
const keepers = ['EventManagement'] as const;

interface Sent {
  readonly content: IcsContent;
  readonly type: string;
}

/** Import of a calendar file: `text` is its content, `type` the kind new events get. */
@Controller('api/v1/CalenderEvent/ics')
export class IcsController {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(RECORDS) private readonly records: Records,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
    @Inject(InstitutionClock) private readonly clock: InstitutionClock,
  ) {}

  /** What an import would do; nothing is written. */
  @Post('preview')
  @Described('Shows what a calendar file would bring; nothing is written', { takes: calendarFile })
  @HttpCode(200)
  async preview(
    @Body() body: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly PlannedEvent[]>> {
    const { content, type } = await this.read(body, caller);
    return succeeded((await planIcs(caller, this.records, content, type)).rows);
  }

  @Post('import')
  @Described('Takes over the events of a calendar file', {
    takes: calendarFile,
  })
  @HttpCode(200)
  async run(
    @Body() body: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly created: number; readonly changed: number }>> {
    const { content, type } = await this.read(body, caller);
    return this.writes.run({ request, caller }, async (work) => {
      const { creates, updates } = await planIcs(work, work.records, content, type);
      await work.records.create(
        work,
        'calendarEvent',
        // A file brings a whole year at a time: no reminders are sent for it until someone chooses so.
        creates.map((event) => ({ ...event, type, remind: 'NONE' })),
        { system: true, asWritten: true },
      );
      for (const { id, event } of updates) {
        const { uid: _uid, ...values } = event;
        await work.records.update(work, 'calendarEvent', id, values);
      }
      return { created: creates.length, changed: updates.length };
    });
  }

  private async read(sent: unknown, caller: CallContext): Promise<Sent> {
    requireAny(caller.actor, keepers);
    const { text, type = usualType } = bodyObject(sent, '', calendarFile);
    if (typeof text !== 'string')
      throw invalidField('text', 'required', 'The content of a calendar file is missing.');
    if (Buffer.byteLength(text) > icsBytesMax)
      throw invalidField('text', 'maxLength', 'A calendar file can be at most %{max} kB.', {
        max: icsBytesMax / 1024,
      });
    const field = fieldOf(this.engine.catalogue.resource('calendarEvent'), 'type');
    if (typeof type !== 'string' || field?.type !== 'choice' || !Object.hasOwn(field.options, type))
      throw invalidField('type', 'notChoice', 'This is not a valid kind of event.');
    const content = readIcs(text, await this.clock.timeZone(caller.institute), caller.today);
    if (!content) throw invalidField('text', 'notCalendar', 'This is not a calendar file.');
    if (content.events.length > icsEventsMax)
      throw invalidField('text', 'tooMany', 'A calendar file can contain at most %{max} events.', {
        max: icsEventsMax,
      });
    return { content, type };
  }
}
