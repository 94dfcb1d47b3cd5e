import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { emptyTokens, isQuiet, type MessagePreview } from '@school/domain';
import { NotFound } from '@school/kernel';
import { messageStaff } from '@school/resources';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { Engine } from '../../engine/engine.ts';
import { succeeded, type Envelope } from '../../engine/envelope/envelope.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { NoQueryPipe } from '../../platform/bodies/no-query.pipe.ts';
import { SETTINGS } from '../../platform/platform.tokens.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import { addressedOf } from './audience.ts';
import type { Addressed } from './audience.ts';
import { beyondReading } from './guarded-facts.ts';
import { costOf, partsOf } from './message-actions.ts';
import { messageOf } from './message.store.ts';
import type { MessageRow } from './message.store.ts';
import { momentOf, partsLeft, waySetting } from './settings.store.ts';
import type { WaySetting } from './settings.store.ts';

const samplesShown = 3;

const skippedIn = (people: readonly Addressed[]): MessagePreview['skipped'] => {
  const counts = new Map<NonNullable<Addressed['reason']>, number>();
  for (const { reason } of people) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
};

const emptyIn = (text: string, people: readonly Addressed[]): MessagePreview['empty'] => {
  const counts = new Map<string, number>();
  for (const { values } of people)
    for (const token of emptyTokens(text, values)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts].map(([token, count]) => ({ token, count }));
};

/** What a message would be, looked at before it is sent. */
@Controller('comm/v1/message')
export class MessageController {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Whom a message would reach now, with names, count and cost; what the caller may not read stays unsaid. Nothing is
   * written.
   */
  @Get('preview/:id')
  async preview(
    @Param('id', IdPipe) id: number,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
  ): Promise<Envelope<MessagePreview>> {
    requireAny(caller.actor, messageStaff);
    const connection = this.engine.database.of(caller.institute);
    const message = await messageOf(connection, id);
    if (!message) throw new NotFound();
    const way = await waySetting(connection, message.channel);
    const { catalogue } = this.engine;
    const unsaid = beyondReading(caller.actor, catalogue, `${message.subject} ${message.body}`);
    const people = await addressedOf(connection, catalogue, message, { setting: way, unsaid });
    const isSms = message.channel === 'SMS';
    const parts = partsOf(people);
    return succeeded({
      ...this.figures(message, people),
      parts,
      cost: isSms ? costOf(way.unitCost, parts) : null,
      left: isSms ? await partsLeft(connection, false) : null,
      quietUntil: isQuiet(way.quiet, (await momentOf(connection)).time) ? way.quiet.to : null,
      noService: this.noService(message, way),
    });
  }

  private figures(
    { subject, body }: MessageRow,
    people: readonly Addressed[],
  ): Pick<MessagePreview, 'people' | 'reached' | 'skipped' | 'samples' | 'empty'> {
    const reached = people.filter(({ reason }) => reason === null);
    return {
      people: people.length,
      reached: reached.length,
      skipped: skippedIn(people),
      empty: emptyIn(`${subject} ${body}`, reached),
      samples: reached.slice(0, samplesShown).map(({ name, address, about, subject: own, text }) => ({
        name,
        address: address?.startsWith('user:') ? '' : (address ?? ''),
        about,
        subject: own,
        text,
      })),
    };
  }

  private noService({ channel }: MessageRow, { enabled }: WaySetting): boolean {
    const { smtpUrl, smsUrl } = this.settings;
    return enabled && ((channel === 'EMAIL' && smtpUrl === '') || (channel === 'SMS' && smsUrl === ''));
  }
}
