import { Inject, Injectable } from '@nestjs/common';
import { Engine } from '../../engine/engine.ts';
import { HourlyRounds } from '../../platform/clock/hourly-rounds.ts';
import { remindOfDocuments } from './document-reminders.store.ts';

/** Tells the personnel office of papers that run out. Runs on every server each hour and tells nothing twice. */
@Injectable()
export class DocumentClock {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(HourlyRounds) rounds: HourlyRounds,
  ) {
    rounds.add({ name: 'DocumentClock', run: (institute, { today }) => this.runFor(institute, today) });
  }

  /** The reminders of one institute on a day; gives how many papers were told of. */
  runFor(institute: string, today: string): Promise<number> {
    const { database } = this.engine;
    return database.transaction(institute, (transaction) => remindOfDocuments(transaction, today));
  }
}
