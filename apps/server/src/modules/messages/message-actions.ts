import { Inject, Injectable } from '@nestjs/common';
import { decimalOf, roundMoney } from '@school/domain';
import { Conflict, NotFound } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { Engine } from '../../engine/engine.ts';
import { addressedOf } from './audience.ts';
import type { Addressed } from './audience.ts';
import { refuseBeyondReading } from './guarded-facts.ts';
import { messageOf } from './message.store.ts';
import type { MessageRow } from './message.store.ts';
import { MessageSending } from './message-sending.ts';
import { queueFailed } from './recipients.store.ts';
import { partsLeft, waySetting } from './settings.store.ts';

const system = { system: true } as const;

/** Exact cost of parts. */
export const costOf = (unitCost: string, parts: number): string =>
  roundMoney(decimalOf(unitCost).times(parts).toString());

export const partsOf = (people: readonly Addressed[]): number =>
  people.reduce((sum, { parts }) => sum + parts, 0);

/** Actions on a message other than writing it. */
@Injectable()
export class MessageActions {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(MessageSending) private readonly sending: MessageSending,
  ) {}

  /**
   * Sends a draft: now, or when its time comes. It goes to exactly as many people as its writer has seen.
   * @param seen how many they were; without it whoever it reaches now
   * @throws Conflict `NOT_DRAFT`, `CHANGED`, `NOBODY`, `CREDITS`, `OFF`, `EMPTY`, `BEYOND_OWN_RIGHTS`
   */
  async send(
    work: Work,
    id: number,
    seen?: number,
  ): Promise<{ readonly id: number; readonly jobId: string | null }> {
    const { transaction, context } = work;
    const message = await this.hold(work, id);
    if (message.state !== 'DRAFT')
      throw new Conflict('This message has already been sent.', { code: 'NOT_DRAFT' });
    if (message.body === '') throw new Conflict('The message is still empty.', { code: 'EMPTY' });
    refuseBeyondReading(context.actor, this.engine.catalogue, { text: `${message.subject} ${message.body}` });
    const way = await waySetting(transaction, message.channel);
    if (!way.enabled)
      throw new Conflict('Messages on this channel are switched off in the settings.', { code: 'OFF' });
    const people = await addressedOf(transaction, this.engine.catalogue, message, { setting: way });
    const reached = people.filter(({ reason }) => reason === null).length;
    if (reached === 0) throw new Conflict('The message would reach nobody.', { code: 'NOBODY' });
    if (seen !== undefined && reached !== seen)
      throw new Conflict('The message would now reach %{now} people, not %{seen}. Check it again.', {
        code: 'CHANGED',
        params: { now: reached, seen },
      });
    const parts = partsOf(people);
    await this.take(work, parts);
    await work.records.update(
      work,
      'message',
      id,
      {
        state: 'QUEUED',
        parts,
        cost: message.channel === 'SMS' ? costOf(way.unitCost, parts) : null,
      },
      system,
    );
    // What the product sends automatically has no job: its next round sends it.
    const now = context.actor.id > 0 && (await this.sending.mayLeave(context.institute, message));
    return { id, jobId: now ? await this.sending.start(work, id) : null };
  }

  /** Stops a message that is waiting or being sent. @throws Conflict `OVER` */
  async cancel(work: Work, id: number): Promise<{ readonly stopped: number }> {
    const message = await this.hold(work, id);
    if (message.state !== 'QUEUED' && message.state !== 'SENDING')
      throw new Conflict('The message is no longer waiting.', { code: 'OVER' });
    return { stopped: await this.sending.stop(work, message) };
  }

  /** Resends only to those it did not reach (MAI-5). @throws Conflict `NONE_FAILED`, `CREDITS` */
  async resend(work: Work, id: number): Promise<{ readonly queued: number; readonly jobId: string }> {
    const message = await this.hold(work, id);
    const { count, parts } = await queueFailed(work.transaction, id);
    if (count === 0) throw new Conflict('It did not fail for anyone.', { code: 'NONE_FAILED' });
    await this.take(work, parts);
    const cost = costOf(
      (await waySetting(work.transaction, message.channel)).unitCost,
      message.parts + parts,
    );
    await work.records.update(
      work,
      'message',
      id,
      {
        state: 'SENDING',
        finishedAt: null,
        ...(message.channel === 'SMS' ? { parts: message.parts + parts, cost } : {}),
      },
      system,
    );
    return { queued: count, jobId: await this.sending.start(work, id) };
  }

  private async hold(work: Work, id: number): Promise<MessageRow> {
    const seen = await work.records.read(work, 'message', id);
    const message = seen && (await messageOf(work.transaction, id, true));
    if (!message) throw new NotFound();
    return message;
  }

  /** Takes from the purchased parts; two concurrent callers do not take the same ones (SMS-4). */
  private async take({ transaction }: Work, parts: number): Promise<void> {
    if (parts === 0) return;
    const left = await partsLeft(transaction, true);
    if (left !== null && left < parts)
      throw new Conflict('It needs %{parts} parts, but only %{left} of those bought are left.', {
        code: 'CREDITS',
        params: { parts, left },
      });
  }
}
