import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What the database is used for: a call that someone is waiting for, a report or export that may take longer, or a job that
 * nobody waits for. Each kind has its own connections and time limits.
 */
export type WorkKind = 'call' | 'report' | 'job';

const storage = new AsyncLocalStorage<WorkKind>();

let running = 0;

/**
 * Up to Node 22 an active storage makes every promise of the process more expensive: it is disabled when the last work
 * ends.
 */
const ended = (): void => {
  running -= 1;
  if (running === 0) storage.disable();
};

/** Everything that `work` sends to the database, however deeply nested, is of this kind until its promise settles. */
export const asKind = async <T>(kind: WorkKind, work: () => Promise<T> | T): Promise<T> => {
  running += 1;
  try {
    return await storage.run(kind, work);
  } finally {
    ended();
  }
};

/** The kind of the current work; a call unless specified otherwise. */
export const kindOfWork = (): WorkKind => storage.getStore() ?? 'call';
