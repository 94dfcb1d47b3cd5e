import { Inject, Injectable } from '@nestjs/common';
import { isQuiet } from '@school/domain';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import type { CallContext } from '../../engine/context.ts';
import { Engine } from '../../engine/engine.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import { defineJob, JobInterrupted } from '../../platform/jobs/job.ts';
import type { JobRun } from '../../platform/jobs/job.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { SETTINGS } from '../../platform/platform.tokens.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import { addressedOf } from './audience.ts';
import { handOver } from './hand-over.ts';
import { messageOf } from './message.store.ts';
import type { MessageRow } from './message.store.ts';
import {
  countsOf,
  endedMessages,
  handedToday,
  stopWaiting,
  takeOutcomes,
  writeRecipients,
} from './recipients.store.ts';
import type { Counts } from './recipients.store.ts';
import { momentOf, waySetting } from './settings.store.ts';

/** Small enough that a message can be stopped quickly, and that a crash loses little. */
const step = 50;
const system = { system: true } as const;

interface Sent {
  readonly message: number;
}

const endOf = ({ total, sent, failed }: Counts): string =>
  sent === 0 && (failed > 0 || total === 0)
    ? total === 0
      ? 'CANCELLED'
      : 'FAILED'
    : failed > 0
      ? 'PARTIALLY_SENT'
      : 'SENT';

/** Sends messages to many: recipients are recorded first, then each is handed over once. */
@Injectable()
export class MessageSending {
  readonly definition = defineJob({
    kind: 'messages.send',
    title: 'Send a message',
    run: ({ message }: Sent, job) => this.run(message, job),
  });
  private readonly records: EngineRecords;

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.records = new EngineRecords(engine);
  }

  /** Starts the job of a message, together with whatever else the transaction writes. */
  async start({ context, transaction }: Work, message: number): Promise<string> {
    const options = { uniqueKey: `message:${message}`, transaction };
    return (await this.jobs.start(context, this.definition, { message }, options)).jobId;
  }

  /** Whether a message may be sent now: its time has come, and it is not during quiet hours. */
  async mayLeave(institute: string, message: MessageRow): Promise<boolean> {
    const connection = this.engine.database.of(institute);
    const { enabled, quiet } = await waySetting(connection, message.channel);
    return enabled && message.isDue && !isQuiet(quiet, (await momentOf(connection)).time);
  }

  /** Sends as much of a message as may be sent now. Can run any number of times and sends nothing twice. */
  async deliver(
    context: CallContext,
    id: number,
    progress: JobRun['progress'] = async () => undefined,
  ): Promise<Counts> {
    const { institute } = context;
    const { database } = this.engine;
    const connection = database.of(institute);
    const found = await messageOf(connection, id);
    if (found && (await this.mayLeave(institute, found))) {
      await this.begin(context, id);
      for (;;) {
        const counts = await countsOf(connection, id);
        await progress(counts.total - counts.unhanded, counts.total);
        if (counts.unhanded === 0 || (await this.handNext(institute, id)) === 0) break;
      }
      await this.settle(context);
    }
    return countsOf(connection, id);
  }

  /** Updates the delivery status of messages, and ends those that everyone has received. */
  async settle(context: CallContext): Promise<void> {
    const connection = this.engine.database.of(context.institute);
    await takeOutcomes(connection);
    for (const id of await endedMessages(connection))
      await inTransaction(this.engine, this.records, context, (work) => this.end(work, id));
  }

  /** Stops a message: recipients not yet written to are left out. @returns how many */
  async stop(work: Work, message: MessageRow): Promise<number> {
    const stopped = await stopWaiting(work.transaction, message.id);
    const { parts } = await countsOf(work.transaction, message.id);
    if (message.state === 'QUEUED')
      await this.write(work, message.id, { state: 'CANCELLED', parts: 0, cost: null });
    else await this.write(work, message.id, { parts });
    return stopped;
  }

  private async run(id: number, job: JobRun): Promise<Pick<Counts, 'total' | 'waiting'>> {
    try {
      const { total, waiting } = await this.deliver(job.context, id, job.progress);
      return { total, waiting };
    } catch (error) {
      if (error instanceof JobInterrupted && error.reason === 'cancelled')
        await inTransaction(this.engine, this.records, job.context, async (work) => {
          const message = await messageOf(work.transaction, id, true);
          if (message) await this.stop(work, message);
        });
      throw error;
    }
  }

  /** Records the recipients and the text as sent: a template may be changed later. */
  private async begin(context: CallContext, id: number): Promise<void> {
    await inTransaction(this.engine, this.records, context, async (work) => {
      const { transaction } = work;
      const message = await messageOf(transaction, id, true);
      if (message?.state !== 'QUEUED') return;
      const people = await addressedOf(transaction, this.engine.catalogue, message);
      await writeRecipients(transaction, message, people);
      const { subject, body } = message;
      await this.write(work, id, {
        state: 'SENDING',
        startedAt: new Date().toISOString(),
        body,
        ...(message.channel === 'SMS' ? {} : { subject }),
      });
    });
  }

  private handNext(institute: string, id: number): Promise<number> {
    const { database } = this.engine;
    return database.transaction(institute, async (transaction) => {
      const message = await messageOf(transaction, id);
      if (message?.state !== 'SENDING') return 0;
      const way = await waySetting(transaction, message.channel);
      if (isQuiet(way.quiet, (await momentOf(transaction)).time)) return 0;
      const allowed = way.dailyLimit === null ? step : way.dailyLimit - (await handedToday(transaction));
      const most = Math.min(step, allowed);
      return most > 0 ? handOver(transaction, { message, way, settings: this.settings, most }) : 0;
    });
  }

  private async end(work: Work, id: number): Promise<void> {
    const message = await messageOf(work.transaction, id, true);
    const counts = await countsOf(work.transaction, id);
    if (message?.state !== 'SENDING' || counts.waiting > 0) return;
    await this.write(work, id, { state: endOf(counts), finishedAt: new Date().toISOString() });
  }

  private async write(work: Work, id: number, values: RecordValues): Promise<void> {
    await work.records.update(work, 'message', id, values, system);
  }
}
