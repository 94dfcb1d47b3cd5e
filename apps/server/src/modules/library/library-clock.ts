import { Inject, Injectable } from '@nestjs/common';
import type { Work } from '../../engine/behaviour.ts';
import { Engine } from '../../engine/engine.ts';
import { productContext } from '../../engine/product-context.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { HourlyRounds } from '../../platform/clock/rounds.ts';
import { notifyEach } from '../../platform/notifications/notify.ts';
import { librarySettingOf } from './library-setting.store.ts';
import { remindBorrowers } from './reminders.store.ts';
import { uncollected } from './reservation.store.ts';

/** Nobody is reminded at night. */
const firstHour = 7;

/** What the library does automatically: uncollected books go to the next reader, and borrowers are reminded. */
@Injectable()
export class LibraryClock {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(HourlyRounds) rounds: HourlyRounds,
  ) {
    rounds.add({
      name: 'LibraryClock',
      run: (institute, { today, hour }) => this.runFor(institute, today, hour),
    });
  }

  async runFor(institute: string, today: string, hourOfDay: number): Promise<void> {
    const context = productContext(institute, today, 'library-clock');
    const run = (task: (work: Work) => Promise<void>): Promise<void> =>
      inTransaction(this.engine, new EngineRecords(this.engine), context, task);
    await run(async (work) => {
      for (const id of await uncollected(work.transaction, today))
        await work.records.transition(work, 'bookReservation', id, 'expire', {}, { system: true });
    });
    if (hourOfDay < firstHour) return;
    await run(async ({ transaction }) => {
      const { dueReminderDays } = await librarySettingOf(transaction);
      await notifyEach(transaction, await remindBorrowers(transaction, today, dueReminderDays));
    });
  }
}
