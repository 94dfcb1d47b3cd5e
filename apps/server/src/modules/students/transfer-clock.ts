import { Inject, Injectable } from '@nestjs/common';
import { Conflict } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { Engine } from '../../engine/engine.ts';
import { productContext } from '../../engine/product-context.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { HourlyRounds } from '../../platform/clock/rounds.ts';
import { dueTransfers } from './moves.store.ts';

const system = { system: true } as const;

/** Prepared transfers take place on their day; one that is no longer possible is called off. */
@Injectable()
export class TransferClock {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(HourlyRounds) rounds: HourlyRounds,
  ) {
    rounds.add({ name: 'TransferClock', run: (institute, { today }) => this.runFor(institute, today) });
  }

  /** @param today today's date at the institute, yyyy-MM-dd */
  async runFor(institute: string, today: string): Promise<void> {
    const context = productContext(institute, today, 'transfer-clock');
    const run = <T>(task: (work: Work) => Promise<T>): Promise<T> =>
      inTransaction(this.engine, new EngineRecords(this.engine), context, task);
    for (const id of await run(({ transaction }) => dueTransfers(transaction, today))) {
      const go = (transition: 'takeEffect' | 'callOff') =>
        run((work) => work.records.transition(work, 'batchTransfer', id, transition, {}, system));
      try {
        await go('takeEffect');
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        await go('callOff');
      }
    }
  }
}
