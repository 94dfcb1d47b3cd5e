import { Logger } from '@nestjs/common';
import type { Database } from '../database/database.ts';
import { mainInstitute } from '../database/database.ts';
import { asKind } from '../database/work-kind.ts';
import { errorMessage } from '../errors/describe-error.ts';
import { institutesWithOutbox } from '../outbox/outbox-statements.ts';
import type { Signals } from '../signals/signals.ts';
import type { InstitutionClock } from './institution-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
/** The first round waits until startup is complete. */
const firstPause = 60_000;

/** When a round reaches an institute, in its local time. */
export interface RoundMoment {
  /** Calendar date, "yyyy-MM-dd". */
  readonly today: string;
  /** Hour of the day, 0 to 23. */
  readonly hour: number;
}

/** Recurring work. Every server does it, so it must be idempotent. */
export interface RoundWork {
  /** Name used in the log. */
  readonly name: string;
  readonly run: (institute: string, moment: RoundMoment) => Promise<unknown>;
  /** It may take long, so it waits until everything else in the round is done. */
  readonly long?: true;
  /** Topic of a signal that triggers it immediately at the institute that sends it. */
  readonly signal?: string;
}

/**
 * Visits each institute at its own pace and does there what has been added, one task after the other, so that they do not
 * compete. Failures are logged and do not stop the rest; a task still running at its next turn is allowed to finish.
 */
abstract class Rounds {
  /** Milliseconds from one round to the next. */
  protected abstract readonly pace: number;
  private readonly database: Database;
  private readonly clock: InstitutionClock;
  private readonly signals: Signals;
  private readonly works: RoundWork[] = [];
  private readonly underWay = new Set<RoundWork>();
  private readonly endings: (() => void)[] = [];
  private first: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(database: Database, clock: InstitutionClock, signals: Signals) {
    this.database = database;
    this.clock = clock;
    this.signals = signals;
  }

  add(work: RoundWork): void {
    this.works.push(work);
    if (work.signal === undefined) return;
    this.endings.push(this.signals.on(work.signal, ({ institute }) => void this.attend(institute, work)));
  }

  begin(): void {
    const round = (): void => void this.round().catch((error: unknown) => this.warn('Rounds', error));
    this.first = setTimeout(round, firstPause).unref();
    this.timer = setInterval(round, this.pace).unref();
  }

  end(): void {
    clearTimeout(this.first);
    clearInterval(this.timer);
    for (const end of this.endings.splice(0)) end();
  }

  /** One round across all institutes. */
  async round(): Promise<void> {
    const institutes = await institutesWithOutbox(this.database.of(mainInstitute));
    const isLong = (work: RoundWork): boolean => work.long === true;
    const inTurn = [...this.works.filter((work) => !isLong(work)), ...this.works.filter(isLong)];
    for (const work of inTurn) await this.turnOf(work, institutes);
  }

  private async turnOf(work: RoundWork, institutes: readonly string[]): Promise<void> {
    if (this.underWay.has(work)) return;
    this.underWay.add(work);
    for (const institute of institutes) await this.attend(institute, work);
    this.underWay.delete(work);
  }

  private attend(institute: string, work: RoundWork): Promise<void> {
    return this.runAt(institute, work).catch((error: unknown) =>
      this.warn(work.name, error, `${institute}: `),
    );
  }

  private async runAt(institute: string, work: RoundWork): Promise<void> {
    const moment = { today: await this.clock.today(institute), hour: await this.clock.hour(institute) };
    await asKind('job', () => work.run(institute, moment));
  }

  private warn(name: string, error: unknown, place = ''): void {
    new Logger(name).warn(`${place}${errorMessage(error)}`);
  }
}

/** Hourly rounds: for what may wait. */
export class HourlyRounds extends Rounds {
  protected readonly pace = hour;
}

/** Rounds every minute: for what people soon see; their work must be cheap. */
export class MinuteRounds extends Rounds {
  protected readonly pace = minute;
}
