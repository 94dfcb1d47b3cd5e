import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Engine } from '../../engine/engine.ts';
import { HourlyRounds } from '../../platform/clock/hourly-rounds.ts';
import { InstitutionClock } from '../../platform/clock/institution-clock.ts';
import { remindOfTasks } from './task-reminders.store.ts';

const firstPause = 75_000;

/** Reminds people of tasks that end soon or are overdue. Runs on every server each hour and tells nothing twice. */
@Injectable()
export class TaskClock implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds: HourlyRounds;

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(InstitutionClock) clock: InstitutionClock,
  ) {
    this.rounds = new HourlyRounds({
      name: 'TaskClock',
      firstPause,
      database: engine.database,
      run: async (institute) => this.runFor(institute, await clock.today(institute)),
    });
  }

  onApplicationBootstrap(): void {
    this.rounds.begin();
  }

  onModuleDestroy(): void {
    this.rounds.end();
  }

  /** The reminders of one institute on a day; gives how many were reminded. */
  runFor(institute: string, today: string): Promise<number> {
    const { database } = this.engine;
    return database.transaction(institute, (transaction) => remindOfTasks(transaction, today));
  }
}
