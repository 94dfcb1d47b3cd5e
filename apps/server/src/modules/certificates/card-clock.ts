import { Inject, Injectable } from '@nestjs/common';
import { Engine } from '../../engine/engine.ts';
import { productContext } from '../../engine/product-context.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { HourlyRounds } from '../../platform/clock/rounds.ts';
import { roundOf } from '../../platform/database/part-of-rows.ts';

/** Ends cards on the day after their last one. Every server runs this; the lifecycle lets only one do it. */
@Injectable()
export class CardClock {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(HourlyRounds) rounds: HourlyRounds,
  ) {
    rounds.add({ name: 'CardClock', run: (institute, { today }) => this.runFor(institute, today) });
  }

  async runFor(institute: string, today: string): Promise<void> {
    const due = await this.engine.database.of(institute).query<{ id: number }>({
      name: 'id_cards_that_end',
      text: `select id::float8 as id from generated_id_card where status = 'ACTIVE' and valid_until < $1
        order by id ${roundOf(500)}`,
      values: [today],
    });
    const context = productContext(institute, today, 'card-clock');
    for (const { id } of due) {
      await inTransaction(this.engine, new EngineRecords(this.engine), context, async (work) => {
        const card = await work.records.read(work, 'generatedIdCard', id, { system: true });
        if (card?.['status'] !== 'ACTIVE') return;
        await work.records.transition(work, 'generatedIdCard', id, 'expire', {}, { system: true });
      });
    }
  }
}
