import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Engine } from '../../engine/engine.ts';
import { HourlyRounds } from '../../platform/clock/hourly-rounds.ts';
import { InstitutionClock } from '../../platform/clock/institution-clock.ts';
import { remindOfDocuments } from './document-reminders.store.ts';

const firstPause = 90_000;

/** Tells the personnel office of papers that run out. Runs on every server each hour and tells nothing twice. */
@Injectable()
export class DocumentClock implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds: HourlyRounds;

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(InstitutionClock) clock: InstitutionClock,
  ) {
    this.rounds = new HourlyRounds({
      name: 'DocumentClock',
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

  /** The reminders of one institute on a day; gives how many papers were told of. */
  runFor(institute: string, today: string): Promise<number> {
    const { database } = this.engine;
    return database.transaction(institute, (transaction) => remindOfDocuments(transaction, today));
  }
}
