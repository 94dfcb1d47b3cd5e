import { Inject, Injectable } from '@nestjs/common';
import { Conflict } from '@school/kernel';
import type { CallContext } from '../../engine/context.ts';
import { Engine } from '../../engine/engine.ts';
import { productContext } from '../../engine/product-context.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { HourlyRounds, MinuteRounds, type RoundMoment } from '../../platform/clock/rounds.ts';
import { slotOf } from '../../platform/clock/schedule.ts';
import { SETTINGS } from '../../platform/platform.tokens.ts';
import { isSwitchedOff } from '../../platform/sessions/switched-off.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import { planRun } from './beginning.ts';
import { connectionOf, isReady } from './connection.ts';
import { hasSlot, takeScheduled } from './run.store.ts';
import { sendRetries, sendRun } from './sending.ts';
import { tellKeepers } from './tell-keepers.ts';

/** Signalled when a step is to be retried immediately. */
export const stepWaits = 'learn-step';

const everything = { users: true, courses: true, enrolments: true, grades: true, batches: [] } as const;

/** Updates the platform automatically when the schedule says so, and retries what has failed. */
@Injectable()
export class LearnClock {
  private readonly records: EngineRecords;

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(MinuteRounds) minutes: MinuteRounds,
    @Inject(HourlyRounds) hours: HourlyRounds,
  ) {
    this.records = new EngineRecords(engine);
    minutes.add({
      name: 'LearnSync',
      run: (institute, { today }) => this.sendFor(institute, today),
      long: true,
      signal: stepWaits,
    });
    hours.add({
      name: 'LearnSchedule',
      run: (institute, moment) => this.scheduleFor(institute, moment),
    });
  }

  /** Carries out what the schedule has started at an institute, and what is due for a retry. */
  async sendFor(institute: string, today: string): Promise<void> {
    const connection = this.engine.database.of(institute);
    if (await isSwitchedOff(connection, 'learn')) return;
    const carrier = {
      engine: this.engine,
      context: this.contextOf(institute, today),
      named: this.settings.learnAddresses,
    };
    for (let run = await takeScheduled(connection); run; run = await takeScheduled(connection)) {
      await sendRun(run, carrier);
      await tellKeepers(connection, run);
    }
    await sendRetries(carrier);
  }

  /** Writes the run of this hour, day or week, once: whoever comes first takes its place in the schedule. */
  async scheduleFor(institute: string, moment: RoundMoment): Promise<void> {
    const connection = this.engine.database.of(institute);
    if (await isSwitchedOff(connection, 'learn')) return;
    const context = this.contextOf(institute, moment.today);
    const entered = await connectionOf({ records: this.records, from: context });
    const slot = slotOf(entered, moment);
    if (!entered.isEnabled || !isReady(entered) || slot === undefined || (await hasSlot(connection, slot)))
      return;
    try {
      await inTransaction(this.engine, this.records, context, (work) =>
        planRun(work, everything, { kind: 'INCREMENTAL', slot }),
      );
    } catch (error) {
      // Another run is in progress, or another server was quicker.
      if (!(error instanceof Conflict)) throw error;
    }
  }

  private contextOf(institute: string, today: string): CallContext {
    return productContext(institute, today, 'learn');
  }
}
