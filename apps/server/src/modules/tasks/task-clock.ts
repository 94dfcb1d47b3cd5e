import { Inject, Injectable } from '@nestjs/common';
import { Engine } from '../../engine/engine.ts';
import { HourlyRounds } from '../../platform/clock/hourly-rounds.ts';
import { remindOfTasks } from './task-reminders.store.ts';

/** Reminds people of tasks that end soon or are overdue. Runs on every server each hour and tells nothing twice. */
@Injectable()
export class TaskClock {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(HourlyRounds) rounds: HourlyRounds,
  ) {
    rounds.add({ name: 'TaskClock', run: (institute, { today }) => this.runFor(institute, today) });
  }

  /** The reminders of one institute on a day; gives how many were reminded. */
  runFor(institute: string, today: string): Promise<number> {
    const { database } = this.engine;
    return database.transaction(institute, (transaction) => remindOfTasks(transaction, today));
  }
}
