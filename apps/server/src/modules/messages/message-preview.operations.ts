import { emptyTokens, isQuiet, type MessagePreview } from '@school/domain';
import { NotFound } from '@school/kernel';
import { messageReach } from '@school/resources';
import type { Engine } from '../../engine/engine.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import { addressedOf } from './audience.ts';
import type { Addressed } from './audience.ts';
import { beyondReading } from './guarded-facts.ts';
import { costOf, partsOf } from './message-actions.ts';
import { messageOf } from './message.store.ts';
import type { MessageRow } from './message.store.ts';
import { momentOf, partsLeft, waySetting } from './settings.store.ts';
import type { WaySetting } from './settings.store.ts';

import { handle } from '../../engine/operation/handle.ts';

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

const figuresOf = (
  { subject, body }: MessageRow,
  people: readonly Addressed[],
): Pick<MessagePreview, 'people' | 'reached' | 'skipped' | 'samples' | 'empty'> => {
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
};

const hasNoService = (
  { channel }: MessageRow,
  { enabled }: WaySetting,
  { smtpUrl, smsUrl }: Settings,
): boolean => {
  return enabled && ((channel === 'EMAIL' && smtpUrl === '') || (channel === 'SMS' && smsUrl === ''));
};

/** Whom a message would reach now, with names, count and cost; what the caller may not read is omitted. */
export const messagePreviewHandlers = ({ catalogue }: Engine, settings: Settings) => [
  handle(messageReach, async ({ input: { id }, context, connection }) => {
    const message = await messageOf(connection, id);
    if (!message) throw new NotFound();
    const way = await waySetting(connection, message.channel);
    const unsaid = beyondReading(context.actor, catalogue, `${message.subject} ${message.body}`);
    const people = await addressedOf(connection, catalogue, message, { setting: way, unsaid });
    const isSms = message.channel === 'SMS';
    const parts = partsOf(people);
    return {
      ...figuresOf(message, people),
      parts,
      cost: isSms ? costOf(way.unitCost, parts) : null,
      left: isSms ? await partsLeft(connection, false) : null,
      quietUntil: isQuiet(way.quiet, (await momentOf(connection)).time) ? way.quiet.to : null,
      noService: hasNoService(message, way, settings),
    };
  }),
];
