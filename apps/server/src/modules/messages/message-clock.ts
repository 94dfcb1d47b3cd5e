import { Inject, Injectable } from '@nestjs/common';
import { Conflict } from '@school/kernel';
import { Engine } from '../../engine/engine.ts';
import { productContext } from '../../engine/product-context.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { HourlyRounds, MinuteRounds } from '../../platform/clock/rounds.ts';
import type { RoundMoment } from '../../platform/clock/rounds.ts';
import { birthdaysOf } from './birthday.store.ts';
import { Birthdays } from './birthdays.ts';
import { MessageSending } from './message-sending.ts';
import { dueMessages } from './message.store.ts';
import { isSwitchedOff } from '../../platform/sessions/switched-off.ts';

interface BirthdaySetting {
  readonly template: number;
  readonly hour: number;
}

/** Sends scheduled messages, resumes stalled ones, and sends birthday wishes. */
@Injectable()
export class MessageClock {
  private readonly records: EngineRecords;

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(MessageSending) private readonly sending: MessageSending,
    @Inject(Birthdays) private readonly birthdays: Birthdays,
    @Inject(MinuteRounds) everyMinute: MinuteRounds,
    @Inject(HourlyRounds) hourly: HourlyRounds,
  ) {
    this.records = new EngineRecords(engine);
    everyMinute.add({
      name: 'MessageClock',
      run: (institute, moment) => this.runFor(institute, moment),
      long: true,
    });
    hourly.add({ name: 'BirthdayClock', run: (institute, moment) => this.wishAt(institute, moment) });
  }

  /** The round of one institute; nothing is sent while messages are switched off. */
  async runFor(institute: string, { today }: Pick<RoundMoment, 'today'>): Promise<void> {
    const connection = this.engine.database.of(institute);
    if (await isSwitchedOff(connection, 'messages')) return;
    const context = productContext(institute, today, 'messages');
    for (const id of await dueMessages(connection)) await this.sending.deliver(context, id);
    await this.sending.settle(context);
  }

  /** Sends wishes to those whose birthday it is, from the hour in the settings. @returns how many */
  async wishAt(institute: string, { today, hour }: RoundMoment): Promise<number> {
    const connection = this.engine.database.of(institute);
    if (await isSwitchedOff(connection, 'messages')) return 0;
    const setting = await this.setting(institute);
    if (!setting || hour < setting.hour) return 0;
    const waiting = (await birthdaysOf(connection, today)).filter(({ mobile, wished }) => mobile && !wished);
    if (waiting.length === 0) return 0;
    const context = productContext(institute, today, 'birthdays');
    try {
      const { wished } = await inTransaction(this.engine, this.records, context, (work) =>
        this.birthdays.wish(work, today, setting.template, null),
      );
      return wished;
    } catch (error) {
      // Another server was quicker, or none of them may be contacted.
      if (error instanceof Conflict) return 0;
      throw error;
    }
  }

  private async setting(institute: string): Promise<BirthdaySetting | undefined> {
    const [row] = await this.engine.database.of(institute).query<BirthdaySetting>({
      name: 'message_birthday_setting',
      text: `select birthday_template_id::float8 as template, extract(hour from birthday_at)::float8 as hour
        from sms_setting where enabled and birthdays and birthday_template_id is not null order by id limit 1`,
    });
    return row;
  }
}
