import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What the database is asked for: a call that somebody waits for, a report or export that may take longer, or a job that
 * nobody waits for. Each kind has connections and time limits of its own.
 */
export type WorkKind = 'call' | 'report' | 'job';

const storage = new AsyncLocalStorage<WorkKind>();

/** Everything that `work` asks of the database, however deep inside, is of the kind. */
export const asKind = <T>(kind: WorkKind, work: () => T): T => storage.run(kind, work);

/** The kind of what is being done; a call unless somebody has said otherwise. */
export const kindOfWork = (): WorkKind => storage.getStore() ?? 'call';
