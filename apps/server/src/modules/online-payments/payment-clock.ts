import { Inject, Injectable } from '@nestjs/common';
import { mayMove } from '@school/domain';
import type { CallContext } from '../../engine/context.ts';
import { Engine } from '../../engine/engine.ts';
import { productContext } from '../../engine/product-context.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { MinuteRounds } from '../../platform/clock/rounds.ts';
import { roundOf } from '../../platform/database/part-of-rows.ts';
import { askedEvent, refundAt, wordFor, type Asker } from './asking.ts';
import { attemptOf, attemptsToAsk, attemptsToRefund, holdAttempt, noteAsked } from './attempt.store.ts';
import { changeAttempt, takeWord } from './taking.ts';

/** Payments queried in one round: each is a call to a gateway. */
const round = roundOf(50);

/** Queries gateways about payments whose message never came, gives up those that have expired, and triggers refunds. */
@Injectable()
export class PaymentClock {
  private readonly records: EngineRecords;

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(MinuteRounds) rounds: MinuteRounds,
  ) {
    this.records = new EngineRecords(engine);
    rounds.add({ name: 'PaymentClock', run: (institute, { today }) => this.runFor(institute, today) });
  }

  /** One round for one institute. */
  async runFor(institute: string, today: string): Promise<void> {
    const context = productContext(institute, today, 'payment-clock');
    const connection = this.engine.database.of(institute);
    const asker = { context, connection, records: this.records };
    for (const { reference, isOver } of await attemptsToAsk(connection, round))
      await this.ask(reference, isOver, asker);
    for (const { reference } of await attemptsToRefund(connection, round))
      await this.payBack(reference, asker);
  }

  /** An expired payment is queried once more before it is given up. */
  private async ask(reference: string, isOver: boolean, asker: Asker): Promise<void> {
    const attempt = await attemptOf(asker.connection, reference);
    if (!attempt) return;
    const word = await wordFor(attempt, asker);
    await this.write(asker.context, async (work) => {
      await noteAsked(work.transaction, reference);
      if (word && word.says !== 'OTHER')
        await takeWord(work, attempt.gateway, { eventId: askedEvent(word), reference, word });
      const after = await holdAttempt(work.transaction, reference);
      if (!isOver || !after || !mayMove(after.status, 'EXPIRED')) return;
      const finishedAt = new Date().toISOString();
      await changeAttempt(work, after.id, { status: 'EXPIRED', finishedAt });
    });
  }

  private async payBack(reference: string, asker: Asker): Promise<void> {
    const attempt = await attemptOf(asker.connection, reference);
    if (!attempt) return;
    const isPaidBack = await refundAt(attempt, asker);
    await this.write(asker.context, async (work) => {
      await noteAsked(work.transaction, reference);
      const after = await holdAttempt(work.transaction, reference);
      if (isPaidBack === true && after?.status === 'REFUNDING')
        await changeAttempt(work, after.id, { status: 'REFUNDED' });
    });
  }

  private write(
    context: CallContext,
    run: (work: Parameters<typeof takeWord>[0]) => Promise<void>,
  ): Promise<void> {
    return inTransaction(this.engine, this.records, context, run);
  }
}
