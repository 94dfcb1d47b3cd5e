import { Inject, Injectable } from '@nestjs/common';
import { Engine } from '../../engine/engine.ts';
import { productContext } from '../../engine/product-context.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { HourlyRounds } from '../../platform/clock/rounds.ts';
import { roundOf } from '../../platform/database/part-of-rows.ts';

/** Lets reserved stays begin on their day. Each server comes by; the lifecycle lets one do it. */
@Injectable()
export class HostelClock {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(HourlyRounds) rounds: HourlyRounds,
  ) {
    rounds.add({ name: 'HostelClock', run: (institute, { today }) => this.runFor(institute, today) });
  }

  async runFor(institute: string, today: string): Promise<void> {
    const due = await this.engine.database.of(institute).query<{ id: number }>({
      name: 'hostel_stays_that_begin',
      text: `select id::float8 as id from hostel_allocation where status = 'RESERVED' and from_date <= $1
        order by id ${roundOf(500)}`,
      values: [today],
    });
    const context = productContext(institute, today, 'hostel-clock');
    for (const { id } of due) {
      await inTransaction(this.engine, new EngineRecords(this.engine), context, async (work) => {
        const stay = await work.records.read(work, 'hostelAllocation', id, { system: true });
        if (stay?.['status'] !== 'RESERVED') return;
        await work.records.transition(work, 'hostelAllocation', id, 'begin', {}, { system: true });
      });
    }
  }
}
