import { Inject, Injectable } from '@nestjs/common';
import { Conflict } from '@school/kernel';
import type { RecordValues } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Engine } from '../../../engine/engine.ts';
import { productContext } from '../../../engine/product-context.ts';
import { inTransaction } from '../../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../../engine/write/records.ts';
import { HourlyRounds } from '../../../platform/clock/rounds.ts';
import type { RoundMoment } from '../../../platform/clock/rounds.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { isSwitchedOff } from '../../../platform/sessions/switched-off.ts';
import { activeAccounts, mailedOn } from './deliveries.store.ts';
import { ReportMailing } from './report-mailing.ts';
import { isDue } from './schedule.ts';

/** Reports sent by mail; a school with more of them is logged. */
const mostReports = 2_000;
const system = { system: true };

/** Sends reports by mail on their days: each recipient once, whichever server comes first. */
@Injectable()
export class ReportClock {
  private readonly records: EngineRecords;

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(ReportMailing) private readonly mailing: ReportMailing,
    @Inject(HourlyRounds) hours: HourlyRounds,
  ) {
    this.records = new EngineRecords(engine);
    hours.add({ name: 'OwnReports', run: (institute, moment) => this.sendFor(institute, moment) });
  }

  /** Starts the mailings of an institute that are due by now. */
  async sendFor(institute: string, moment: RoundMoment): Promise<void> {
    const connection = this.engine.database.of(institute);
    if (await isSwitchedOff(connection, 'reporting')) return;
    const context = productContext(institute, moment.today, 'own-reports');
    const filter = { frequency_ne: 'NEVER', archived: false };
    const reports = await this.records.list(context, 'customReport', {
      filter,
      most: mostReports,
      ...system,
    });
    for (const report of reports) if (isDue(report, moment)) await this.send(context, report);
  }

  private async send(context: CallContext, report: RecordValues): Promise<void> {
    const connection = this.engine.database.of(context.institute);
    const all = ((report['mailTo'] as readonly unknown[] | undefined) ?? []).map(Number);
    const done = await mailedOn(connection, Number(report['id']), context.today);
    const active = await activeAccounts(connection, all);
    for (const recipient of all.filter((one) => !done.has(one)))
      await this.begin(context, report, recipient, active.has(recipient));
  }

  private async begin(
    context: CallContext,
    report: RecordValues,
    recipient: number,
    isActive: boolean,
  ): Promise<void> {
    const mailing = {
      report: report['id'],
      recipient,
      day: context.today,
      ...(isActive ? {} : { status: 'FAILED', problem: 'The account may not sign in.' }),
    };
    const owner = { ...context, actor: { ...context.actor, id: recipient } };
    try {
      await inTransaction(this.engine, this.records, context, async (work) => {
        const [row] = await this.records.create(work, 'reportDelivery', [mailing], system);
        const { transaction } = work;
        const input = {
          delivery: Number(row?.['id']),
          report: Number(report['id']),
          name: String(report['name']),
        };
        if (isActive) await this.jobs.start(owner, this.mailing.definition, input, { transaction });
      });
    } catch (error) {
      // Another server was quicker.
      if (!(error instanceof Conflict)) throw error;
    }
  }
}
