import type { Connection } from '../database/database.ts';
import { sendSignal } from '../signals/signals.ts';
import { JobInterrupted, jobTopics } from './job.ts';
import { writeProgress } from './job-statements.ts';

/** People notice two steps a second; more would only add cost. */
const pause = 500;

interface Place {
  readonly id: string;
  readonly institute: string;
  readonly owner: number;
}

/** Notifies the owner that something about the job has changed. */
export const jobChanged = (connection: Connection, { id, institute, owner }: Place): Promise<void> =>
  sendSignal(connection, { topic: jobTopics.changed, institute, data: { id, owner } });

/** Writes the progress of a job, at most twice a second, and learns in the same statement whether it should stop. */
export class Progress {
  private readonly connection: Connection;
  private readonly place: Place;
  private readonly controller: AbortController;
  private last = 0;

  constructor(connection: Connection, place: Place, controller: AbortController) {
    this.connection = connection;
    this.place = place;
    this.controller = controller;
  }

  async report(done: number, total?: number): Promise<void> {
    this.controller.signal.throwIfAborted();
    const now = Date.now();
    if (now - this.last < pause) return;
    this.last = now;
    if (await writeProgress(this.connection, this.place.id, Math.floor(done), total ?? null)) {
      this.controller.abort(new JobInterrupted('cancelled'));
    }
    await jobChanged(this.connection, this.place);
    this.controller.signal.throwIfAborted();
  }
}
