import { Inject, Injectable, Logger } from '@nestjs/common';
import { Refusal } from '@school/kernel';
import { Engine } from '../../engine/engine.ts';
import { productContext } from '../../engine/product-context.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { HourlyRounds } from '../../platform/clock/rounds.ts';
import { roundOf } from '../../platform/database/part-of-rows.ts';

/**
 * Publishes fee collections on the day they were scheduled for. Every server runs this; the lifecycle lets only one do it.
 */
@Injectable()
export class FeeClock {
  private readonly logger = new Logger('FeeClock');

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(HourlyRounds) rounds: HourlyRounds,
  ) {
    rounds.add({
      name: 'FeeClock',
      long: true,
      run: (institute, { today }) => this.runFor(institute, today),
    });
  }

  /** What is due for publication in an institute by a day; one that cannot be published waits and is logged. */
  async runFor(institute: string, today: string): Promise<void> {
    const due = await this.engine.database.of(institute).query<{ id: number; name: string }>({
      name: 'fee_collections_scheduled',
      text: `select id::float8 as id, name from fee_collection
        where status = 'SCHEDULED' and publish_on <= $1 and not archived order by publish_on, id ${roundOf(50)}`,
      values: [today],
    });
    const context = productContext(institute, today, 'fee-clock');
    for (const { id, name } of due) {
      try {
        await inTransaction(this.engine, new EngineRecords(this.engine), context, (work) =>
          work.records.transition(work, 'feeCollection', id, 'publish', {}, { system: true }),
        );
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.logger.warn(`Fee collection ${name} stays scheduled: ${error.message}`);
      }
    }
  }
}
