import { Inject, Injectable } from '@nestjs/common';
import { Engine } from '../../../engine/engine.ts';
import { HourlyRounds } from '../../../platform/clock/hourly-rounds.ts';
import { belongingsIn } from '../../../platform/sessions/belongings.ts';
import { remindOfEvents } from './event-reminders.store.ts';

/** Reminds people of events. Runs on every server each hour and tells nothing twice. */
@Injectable()
export class EventClock {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(HourlyRounds) rounds: HourlyRounds,
  ) {
    rounds.add({ name: 'EventClock', run: (institute, { today }) => this.runFor(institute, today) });
  }

  /** The reminders of one institute on a day; gives how many were reminded. */
  runFor(institute: string, today: string): Promise<number> {
    const { database, catalogue } = this.engine;
    const { batches } = belongingsIn(catalogue);
    return database.transaction(institute, (transaction) => remindOfEvents(transaction, today, batches));
  }
}
