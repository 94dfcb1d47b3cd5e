import { Inject, Injectable } from '@nestjs/common';
import { Engine } from '../../engine/engine.ts';
import { productContext } from '../../engine/product-context.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { HourlyRounds } from '../../platform/clock/rounds.ts';
import { seatsToTurn } from './allocation.store.ts';

/**
 * Starts seats on their first day, and ends them when their last one is over. Every server runs it; the lifecycle lets only one do
 * it.
 */
@Injectable()
export class SeatClock {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(HourlyRounds) rounds: HourlyRounds,
  ) {
    rounds.add({ name: 'SeatClock', run: (institute, { today }) => this.runFor(institute, today) });
  }

  async runFor(institute: string, today: string): Promise<void> {
    const due = await seatsToTurn(this.engine.database.of(institute), today);
    const context = productContext(institute, today, 'seat-clock');
    for (const { id, status, endDate } of due) {
      await inTransaction(this.engine, new EngineRecords(this.engine), context, async (work) => {
        const seat = await work.records.read(work, 'transportAllocation', id, { system: true });
        if (seat?.['status'] !== status) return;
        const isOver = endDate !== null && endDate < today;
        const [move, asked] = isOver ? (['end', { endDate }] as const) : (['begin', {}] as const);
        await work.records.transition(work, 'transportAllocation', id, move, asked, { system: true });
      });
    }
  }
}
