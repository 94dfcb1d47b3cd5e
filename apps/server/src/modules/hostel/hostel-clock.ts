import { Inject, Injectable } from '@nestjs/common';
import { Engine } from '../../engine/engine.ts';
import { productContext } from '../../engine/product-context.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { HourlyRounds } from '../../platform/clock/rounds.ts';
import { staysToTurn } from './stay.store.ts';

/** Starts stays on their first day, and ends them on the day of moving out. Every server runs this; the lifecycle lets only one do it. */
@Injectable()
export class HostelClock {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(HourlyRounds) rounds: HourlyRounds,
  ) {
    rounds.add({ name: 'HostelClock', run: (institute, { today }) => this.runFor(institute, today) });
  }

  async runFor(institute: string, today: string): Promise<void> {
    const due = await staysToTurn(this.engine.database.of(institute), today);
    const context = productContext(institute, today, 'hostel-clock');
    for (const { id, status, vacatedOn } of due) {
      await inTransaction(this.engine, new EngineRecords(this.engine), context, async (work) => {
        const stay = await work.records.read(work, 'hostelAllocation', id, { system: true });
        if (stay?.['status'] !== status || stay['vacatedOn'] !== vacatedOn) return;
        const isOver = vacatedOn !== null && vacatedOn <= today;
        const [move, asked] = isOver ? (['vacate', { vacatedOn }] as const) : (['begin', {}] as const);
        await work.records.transition(work, 'hostelAllocation', id, move, asked, { system: true });
      });
    }
  }
}
