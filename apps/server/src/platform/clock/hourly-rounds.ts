import { Logger } from '@nestjs/common';
import { mainInstitute } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { errorMessage } from '../errors/describe-error.ts';
import { institutesWithOutbox } from '../outbox/outbox-statements.ts';

const hour = 3_600_000;

/** Work that comes round by itself. Every server does it, so it must do nothing twice. */
export interface HourlyWork {
  /** Name in the log. */
  readonly name: string;
  /** Milliseconds before the first round, so that it does not disturb the start. */
  readonly firstPause: number;
  readonly database: Database;
  readonly run: (institute: string) => Promise<unknown>;
}

/** Does something for each institute every hour. What fails for one is logged and does not stop the others. */
export class HourlyRounds {
  private readonly work: HourlyWork;
  private readonly logger: Logger;
  private first: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(work: HourlyWork) {
    this.work = work;
    this.logger = new Logger(work.name);
  }

  begin(): void {
    const round = (): void =>
      void this.round().catch((error: unknown) => this.logger.warn(errorMessage(error)));
    this.first = setTimeout(round, this.work.firstPause).unref();
    this.timer = setInterval(round, hour).unref();
  }

  end(): void {
    clearTimeout(this.first);
    clearInterval(this.timer);
  }

  async round(): Promise<void> {
    const { database, run } = this.work;
    for (const institute of await institutesWithOutbox(database.of(mainInstitute))) {
      await run(institute).catch((error: unknown) =>
        this.logger.warn(`${institute}: ${errorMessage(error)}`),
      );
    }
  }
}
