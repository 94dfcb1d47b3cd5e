import { Inject, Injectable, Logger } from '@nestjs/common';
import { Refusal } from '@school/kernel';
import { addDays } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { Engine } from '../../../engine/engine.ts';
import { productContext } from '../../../engine/product-context.ts';
import { inTransaction } from '../../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../../engine/write/records.ts';
import { HourlyRounds } from '../../../platform/clock/rounds.ts';
import { activeYear } from '../balances/leave-type.store.ts';
import { processYear } from '../years/process-year.ts';
import { processSettings } from '../years/process-setting.store.ts';
import { creditLeave } from './credit-leave.ts';
import { expireLeave } from './expire-leave.ts';

/**
 * Automatic leave processing: credits, writing off carried days, closing a year. Runs on every server each hour and grants
 * nothing twice; what was missed while no server ran is caught up.
 */
@Injectable()
export class LeaveClock {
  private readonly logger = new Logger('LeaveClock');

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(HourlyRounds) rounds: HourlyRounds,
  ) {
    rounds.add({
      name: 'LeaveClock',
      run: (institute, { today, hour }) => this.runFor(institute, today, hour),
    });
  }

  /** The day's work for one institute, from the hour in its settings. */
  async runFor(institute: string, today: string, hourOfDay: number): Promise<void> {
    const context = productContext(institute, today, 'leave-clock');
    const run = (task: (work: Work) => Promise<void>): Promise<void> =>
      inTransaction(this.engine, new EngineRecords(this.engine), context, task);
    await run((work) => this.close(work, today));
    await run((work) => this.credit(work, today, hourOfDay));
  }

  private async credit(work: Work, today: string, hourOfDay: number): Promise<void> {
    const year = await activeYear(work.transaction);
    if (!year) return;
    await expireLeave(work, year, today);
    const [setting] = await work.transaction.query<{ enabled: boolean; runHour: number }>({
      name: 'leave_auto_credit',
      text: `SELECT enabled, run_hour AS "runHour" FROM auto_credit_setting ORDER BY id LIMIT 1`,
    });
    if (setting && (!setting.enabled || hourOfDay < setting.runHour)) return;
    await creditLeave(work, year, today, 'AUTO');
    await work.transaction.query({
      name: 'leave_auto_credit_ran',
      text: `UPDATE auto_credit_setting SET last_run_on = $1 WHERE last_run_on IS DISTINCT FROM $1`,
      values: [today],
    });
  }

  private async close(work: Work, today: string): Promise<void> {
    const settings = await processSettings(work.transaction);
    const year = await activeYear(work.transaction);
    if (!settings.autoProcess || !year) return;
    if (today < addDays(year.endDate, settings.runDaysAfterYearEnd)) return;
    try {
      await processYear(work, year.id, 'AUTO');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.logger.warn(`Leave year ${year.name} stays open: ${error.message}`);
    }
  }
}
