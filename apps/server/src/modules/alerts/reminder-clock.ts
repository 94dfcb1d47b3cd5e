import { Inject, Injectable } from '@nestjs/common';
import { reminderKindList, reminderKinds } from '@school/resources';
import { Engine } from '../../engine/engine.ts';
import { HourlyRounds } from '../../platform/clock/rounds.ts';
import type { RoundMoment } from '../../platform/clock/rounds.ts';
import { planReminders } from './plan-reminders.store.ts';
import { sendNext, skipMissed } from './send-reminders.store.ts';
import type { Sending } from './send-reminders.store.ts';
import { isSwitchedOff } from '../../platform/sessions/switched-off.ts';

/** Plans and sends reminders. Runs hourly on every server and sends nothing twice. */
@Injectable()
export class ReminderClock {
  private readonly engine: Engine;

  constructor(@Inject(Engine) engine: Engine, @Inject(HourlyRounds) rounds: HourlyRounds) {
    this.engine = engine;
    rounds.add({ name: 'ReminderClock', run: (institute, moment) => this.runFor(institute, moment) });
  }

  /** One round for an institute; returns how many people were reminded. Nothing is sent while reminders are off. */
  async runFor(institute: string, { today, hour }: RoundMoment): Promise<number> {
    const { database, catalogue } = this.engine;
    if (await this.isOff(institute)) return 0;
    const time = `${String(hour).padStart(2, '0')}:00`;
    await database.transaction(institute, (transaction) => skipMissed(transaction, today));
    for (const [kind] of reminderKindList)
      await database.transaction(institute, (transaction) =>
        planReminders(transaction, { kind, today, time }),
      );
    const sending: Sending = {
      today,
      time,
      catalogue,
      featureOf: (kind) => catalogue.resource(reminderKinds[kind].resource).module,
    };
    let reminded = 0;
    for (;;) {
      const told = await database.transaction(institute, (transaction) => sendNext(transaction, sending));
      if (told === undefined) return reminded;
      reminded += told;
    }
  }

  private isOff(institute: string): Promise<boolean> {
    return isSwitchedOff(this.engine.database.of(institute), 'alerts');
  }
}
