import { Global, Inject, Module } from '@nestjs/common';
import type {
  OnApplicationBootstrap,
  OnApplicationShutdown,
  OnModuleDestroy,
  OnModuleInit,
} from '@nestjs/common';
import { Pool } from 'pg';
import { Readiness } from './readiness/readiness.ts';
import { Engine } from '../engine/engine.ts';
import { InstitutionPeriods } from '../engine/query/institution-periods.ts';
import { findBrowser } from './chromium/find-browser.ts';
import { HourlyRounds, MinuteRounds } from './clock/rounds.ts';
import { InstitutionClock } from './clock/institution-clock.ts';
import { Database } from './database/database.ts';
import { AttemptLimits } from './limits/attempt-limits.ts';
import { nightlyFileCheck } from './files/nightly-file-check.ts';
import { Files } from './files/files.ts';
import { SmallerPictures } from './files/smaller-pictures.ts';
import { openFileStore } from './files/open-file-store.ts';
import { housekeeping } from './housekeeping/housekeeping.ts';
import { Jobs } from './jobs/jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { createSmsGateway } from './mail/sms-gateway.ts';
import { OutboxSender } from './outbox/outbox-sender.ts';
import { PdfPrinter } from './pdf/pdf-printer.ts';
import { SETTINGS } from './platform.tokens.ts';
import { Sessions } from './sessions/sessions.ts';
import type { Settings } from './settings/definitions.ts';
import { Signals } from './signals/signals.ts';

/** URL of the database behind a pool, for connections that are not taken from it. */
export const addressOf = (pool: Pool): string => {
  const address = pool.options.connectionString;
  if (!address) throw new Error('The pool was made without an address.');
  return address;
};

const providers = [
  {
    provide: Signals,
    inject: [Pool, Database],
    useFactory: (pool: Pool, database: Database) => new Signals(addressOf(pool)).hearAtOnce(database),
  },
  {
    provide: AttemptLimits,
    inject: [Pool],
    useFactory: (pool: Pool) => new AttemptLimits(pool, addressOf(pool)),
  },
  {
    provide: InstitutionClock,
    inject: [Database, Signals],
    useFactory: (database: Database, signals: Signals) => new InstitutionClock(database, signals),
  },
  {
    provide: Sessions,
    inject: [Database, Engine, Signals, SETTINGS],
    useFactory: (database: Database, engine: Engine, signals: Signals, settings: Settings) =>
      new Sessions(database, engine.catalogue, signals, settings.jwtSecret),
  },
  {
    provide: Files,
    inject: [Database, SETTINGS],
    useFactory: (database: Database, settings: Settings) => new Files(database, openFileStore(settings)),
  },
  { provide: SmallerPictures, inject: [Files], useFactory: (files: Files) => new SmallerPictures(files) },
  {
    provide: HourlyRounds,
    inject: [Database, Files, InstitutionClock, Signals],
    useFactory: (database: Database, files: Files, clock: InstitutionClock, signals: Signals) => {
      const rounds = new HourlyRounds(database, clock, signals);
      rounds.add(housekeeping(database, files));
      rounds.add(nightlyFileCheck(files));
      return rounds;
    },
  },
  {
    provide: MinuteRounds,
    inject: [Database, InstitutionClock, Signals],
    useFactory: (database: Database, clock: InstitutionClock, signals: Signals) =>
      new MinuteRounds(database, clock, signals),
  },
  {
    provide: OutboxSender,
    inject: [Database, Signals, SETTINGS, Files],
    useFactory: (
      database: Database,
      signals: Signals,
      { smtpUrl, smsUrl, publicUrl }: Settings,
      files: Files,
    ) =>
      new OutboxSender(database, signals, {
        ...(smtpUrl === '' ? {} : { MAIL: createMailer({ smtpUrl, publicUrl, database, files }) }),
        ...(smsUrl === '' ? {} : { SMS: createSmsGateway(smsUrl) }),
      }),
  },
  {
    provide: PdfPrinter,
    inject: [SETTINGS],
    useFactory: (settings: Settings) => new PdfPrinter(() => findBrowser(settings)),
  },
  {
    provide: Jobs,
    inject: [Database, Pool, Signals, Sessions, InstitutionClock, Engine],
    useFactory: (
      database: Database,
      pool: Pool,
      signals: Signals,
      sessions: Sessions,
      clock: InstitutionClock,
      engine: Engine,
    ) => {
      const periods = new InstitutionPeriods(engine);
      return new Jobs(database, addressOf(pool), signals, async (institute, userId, requestId) => {
        const rights = await sessions.rightsOf(institute, userId);
        if (!rights) return undefined;
        const { actor, username, locale } = rights;
        return {
          actor,
          username,
          institute,
          today: await clock.today(institute),
          days: {
            dayStart: await clock.dayStart(institute),
            timeZone: await clock.timeZone(institute),
            periods: await periods.of(institute),
          },
          locale,
          requestId,
          address: '',
        };
      });
    },
  },
];

/** The services that every module may use, started before the first request and stopped after the last one. */
@Global()
@Module({ providers, exports: providers.map(({ provide }) => provide) })
export class PlatformModule
  implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown
{
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Signals) private readonly signals: Signals,
    @Inject(AttemptLimits) private readonly limits: AttemptLimits,
    @Inject(Files) private readonly files: Files,
    @Inject(Readiness) private readonly readiness: Readiness,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(PdfPrinter) private readonly printer: PdfPrinter,
    @Inject(OutboxSender) private readonly sender: OutboxSender,
    @Inject(HourlyRounds) private readonly hourly: HourlyRounds,
    @Inject(MinuteRounds) private readonly everyMinute: MinuteRounds,
  ) {}

  async onModuleInit(): Promise<void> {
    this.engine.customFields.hear(this.signals);
    await Promise.all([this.signals.start(), this.limits.start()]);
  }

  /** Every module has registered its kinds of jobs by now. */
  onApplicationBootstrap(): void {
    // What the previous run of this server has left behind; the nightly check does the same.
    this.files.removeTemporary(new Date()).catch(() => undefined);
    this.jobs.begin();
    this.readiness.add('jobs', () => this.jobs.isReady);
    this.sender.begin();
    this.hourly.begin();
    this.everyMinute.begin();
  }

  async onModuleDestroy(): Promise<void> {
    this.hourly.end();
    this.everyMinute.end();
    await Promise.all([this.jobs.end(), this.sender.end()]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.printer.close();
    await this.signals.stop();
  }
}
