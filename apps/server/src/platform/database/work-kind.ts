import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What the database is asked for: a call that somebody waits for, a report or export that may take longer, or a job that
 * nobody waits for. Each kind has connections and time limits of its own.
 */
export type WorkKind = 'call' | 'report' | 'job';

const storage = new AsyncLocalStorage<WorkKind>();

let running = 0;

/** Up to Node 22 a storage in use makes every promise of the process dearer: it is switched off with the last work. */
const ended = (): void => {
  running -= 1;
  if (running === 0) storage.disable();
};

/** Everything that `work` asks of the database, however deep inside, is of the kind until its promise is settled. */
export const asKind = async <T>(kind: WorkKind, work: () => Promise<T> | T): Promise<T> => {
  running += 1;
  try {
    return await storage.run(kind, work);
  } finally {
    ended();
  }
};

/** The kind of what is being done; a call unless somebody has said otherwise. */
export const kindOfWork = (): WorkKind => storage.getStore() ?? 'call';
