import { Inject, Injectable } from '@nestjs/common';
import { addDays } from '@school/domain';
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
import { textOf } from './mapping.ts';
import { sendRun } from './sending.ts';
import { settingOf } from './setting.ts';
import { hasSlot, takeRun } from './sync.store.ts';
import { runWaits } from './sync-run.behaviour.ts';

/** Days that a scheduled run looks back over; older ones are sent by hand. */
const daysBack = 35;

const frequencies = ['HOURLY', 'DAILY', 'WEEKLY'] as const;

/** Sends the books to Tally: a run as soon as it is written, and automatically when the schedule says so. */
@Injectable()
export class TallyClock {
  private readonly records: EngineRecords;

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(MinuteRounds) minutes: MinuteRounds,
    @Inject(HourlyRounds) hours: HourlyRounds,
  ) {
    this.records = new EngineRecords(engine);
    minutes.add({
      name: 'TallySync',
      run: (institute, { today }) => this.sendFor(institute, today),
      long: true,
      signal: runWaits,
    });
    hours.add({
      name: 'TallyManualSyncJob',
      run: (institute, moment) => this.scheduleFor(institute, moment),
    });
  }

  /** Sends what is waiting at an institute. Every server may try: only one of them claims a run. */
  async sendFor(institute: string, today: string): Promise<void> {
    const connection = this.engine.database.of(institute);
    if (await isSwitchedOff(connection, 'tally')) return;
    const context = this.contextOf(institute, today);
    for (let run = await takeRun(connection); run; run = await takeRun(connection)) {
      const { address } = await settingOf({ records: this.records, from: context });
      const allowed = this.settings.tallyAddresses;
      await sendRun(run, { connection, records: this.records, context, address, allowed });
    }
  }

  /** Writes the run of this hour, day or week, once: the first one takes its slot in the schedule. */
  async scheduleFor(institute: string, moment: RoundMoment): Promise<void> {
    const connection = this.engine.database.of(institute);
    if (await isSwitchedOff(connection, 'tally')) return;
    const context = this.contextOf(institute, moment.today);
    const slot = await this.slotOf(context, moment);
    if (slot === undefined || (await hasSlot(connection, slot))) return;
    const { isByNetwork, company } = await settingOf({ records: this.records, from: context });
    if (!isByNetwork || company === null) return;
    await this.schedule(context, Number(company), slot);
  }

  private async slotOf(context: CallContext, moment: RoundMoment): Promise<string | undefined> {
    const [row] = await this.records.list(context, 'tallySchedule', { range: [0, 0], system: true });
    if (row?.['enabled'] !== true) return undefined;
    return slotOf(
      {
        frequency: frequencies.find((one) => one === row['frequency']) ?? 'NEVER',
        weekday: textOf(row['weekday']),
        hour: Number(row['hour'] ?? 0),
      },
      moment,
    );
  }

  private async schedule(context: CallContext, company: number, slot: string): Promise<void> {
    const { today } = context;
    const values = { company, fromDate: addDays(today, -daysBack), toDate: today, origin: 'SCHEDULE', slot };
    try {
      await inTransaction(this.engine, this.records, context, (work) =>
        this.records.create(work, 'tallySyncRun', [values], { system: true }),
      );
    } catch (error) {
      // Nothing was posted, or another server was quicker.
      if (!(error instanceof Conflict)) throw error;
    }
  }

  private contextOf(institute: string, today: string): CallContext {
    return productContext(institute, today, 'tally');
  }
}
