import type { Work } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { isRetryable } from '../envelope/database-failure.ts';
import type { Records } from '../records.ts';

const maxAttempts = 3;
const pauseMilliseconds = 20;

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, pauseMilliseconds * attempt * (1 + Math.random()));
  });

/**
 * Runs a write in one transaction. When PostgreSQL aborts it because of a deadlock or serialization failure nothing has
 * happened, so it runs again, at most three times in all.
 */
export const inTransaction = async <T>(
  engine: Engine,
  records: Records,
  context: CallContext,
  write: (work: Work) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await engine.database.transaction(context.institute, (transaction) =>
        write({ context, transaction, records }),
      );
    } catch (error) {
      if (attempt >= maxAttempts || !isRetryable(error)) throw error;
      await pause(attempt);
    }
  }
};
