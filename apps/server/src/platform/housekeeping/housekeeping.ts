import { HourlyRounds } from '../clock/hourly-rounds.ts';
import type { Connection, Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';

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
  private readonly rounds: HourlyRounds;

  constructor(database: Database, files: Files) {
    const run = async (institute: string): Promise<void> => {
      await this.tidy(database.of(institute));
      await files.sweep(institute);
    };
    this.rounds = new HourlyRounds({ name: 'Housekeeping', firstPause, database, run });
  }

  begin(): void {
    this.rounds.begin();
  }

  end(): void {
    this.rounds.end();
  }

  /** One round over all institutes. */
  round(): Promise<void> {
    return this.rounds.round();
  }

  private async tidy(connection: Connection): Promise<void> {
    for (const text of outdated) await connection.query({ text });
  }
}
