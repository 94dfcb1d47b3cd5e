import { Logger } from '@nestjs/common';
import type { Connection, Database } from '../database/database.ts';
import { mainInstitute } from '../database/database.ts';
import { errorMessage } from '../errors/describe-error.ts';
import type { Files } from '../files/files.ts';
import { institutesWithOutbox } from '../outbox/outbox-statements.ts';

const hour = 3_600_000;
/** The first round waits until the start is over. */
const firstPause = 5 * 60_000;

/** What nobody asks for any more. The audit is not among it. */
const outdated = [
  `delete from user_session where expires_at < now() - interval '30 days'`,
  `delete from password_reset where expires_at < now() - interval '7 days'`,
  `delete from idempotency_key where created_at < now() - interval '2 days'`,
  `delete from job_record where finished_at < now() - interval '30 days'`,
  `delete from notification where created_at < now() - interval '180 days'`,
  `delete from outbox_message where state = 'SENT' and sent_at < now() - interval '90 days'`,
];

/** Removes rows and files that have had their time. Any number of processes may do it side by side. */
export class Housekeeping {
  private readonly logger = new Logger('Housekeeping');
  private readonly database: Database;
  private readonly files: Files;
  private first: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(database: Database, files: Files) {
    this.database = database;
    this.files = files;
  }

  begin(): void {
    const round = (): void =>
      void this.round().catch((error: unknown) => this.logger.warn(errorMessage(error)));
    this.first = setTimeout(round, firstPause).unref();
    this.timer = setInterval(round, hour).unref();
  }

  end(): void {
    clearTimeout(this.first);
    clearInterval(this.timer);
  }

  /** One round over all institutes. */
  async round(): Promise<void> {
    for (const institute of await institutesWithOutbox(this.database.of(mainInstitute))) {
      await this.tidy(this.database.of(institute));
      await this.files.sweep(institute);
    }
  }

  private async tidy(connection: Connection): Promise<void> {
    for (const text of outdated) await connection.query({ text });
  }
}
