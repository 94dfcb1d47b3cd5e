import type { RoundWork } from '../clock/rounds.ts';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import { limitsSchema } from '../limits/attempt-limits.ts';

/** What nobody asks for any more. The audit is not part of it. */
const outdated = [
  `delete from user_session where expires_at < now() - interval '30 days'`,
  `delete from password_reset where expires_at < now() - interval '7 days'`,
  `delete from idempotency_key where created_at < now() - interval '2 days'`,
  `delete from job_record where finished_at < now() - interval '30 days'`,
  `delete from notification where created_at < now() - interval '180 days'`,
  `delete from ${limitsSchema}.attempt_limit where expire < extract(epoch from now()) * 1000`,
  `delete from outbox_message where state = 'SENT' and sent_at < now() - interval '90 days'`,
];

/** Removes expired rows and files. Any number of processes may do it concurrently. */
export const housekeeping = (database: Database, files: Files): RoundWork => ({
  name: 'Housekeeping',
  run: async (institute) => {
    for (const text of outdated) await database.of(institute).query({ text });
    await files.sweep(institute);
  },
});
