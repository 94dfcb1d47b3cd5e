import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Engine } from '../../engine/engine.ts';
import { InstitutionClock } from '../../platform/clock/institution-clock.ts';
import { mainInstitute } from '../../platform/database/database.ts';
import { errorMessage } from '../../platform/errors/describe-error.ts';
import { institutesWithOutbox } from '../../platform/outbox/outbox-statements.ts';
import { remindOfDocuments } from './document-reminders.store.ts';

const firstPause = 90_000;
const hour = 3_600_000;

/** Tells the personnel office of papers that run out. Runs on every server each hour and tells nothing twice. */
@Injectable()
export class DocumentClock implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('DocumentClock');
  private first: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(InstitutionClock) private readonly clock: InstitutionClock,
  ) {}

  onApplicationBootstrap(): void {
    const round = (): void =>
      void this.round().catch((error: unknown) => this.logger.warn(errorMessage(error)));
    this.first = setTimeout(round, firstPause).unref();
    this.timer = setInterval(round, hour).unref();
  }

  onModuleDestroy(): void {
    clearTimeout(this.first);
    clearInterval(this.timer);
  }

  /** One round over all institutes. */
  async round(): Promise<void> {
    const { database } = this.engine;
    for (const institute of await institutesWithOutbox(database.of(mainInstitute))) {
      await this.runFor(institute, await this.clock.today(institute));
    }
  }

  /** The reminders of one institute on a day; gives how many papers were told of. */
  runFor(institute: string, today: string): Promise<number> {
    const { database } = this.engine;
    return database.transaction(institute, (transaction) => remindOfDocuments(transaction, today));
  }
}
