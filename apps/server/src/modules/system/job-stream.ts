import { Inject, Injectable } from '@nestjs/common';
import type { PassThrough } from 'node:stream';
import type { CallContext } from '../../engine/context.ts';
import { OpenStreams, eventText, openEvents } from '../../platform/events/server-events.ts';
import { jobTopics } from '../../platform/jobs/job.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { userChangedTopic } from '../../platform/sessions/changes.ts';
import { Signals } from '../../platform/signals/signals.ts';

const mostPerUser = 10;

/** Server-sent events about a user's jobs: `job` for every change, on whichever server the job runs. */
@Injectable()
export class JobStream {
  private readonly open = new OpenStreams(mostPerUser);

  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Signals) private readonly signals: Signals,
  ) {}

  /** A stream that begins with the unfinished jobs; it ends with the session. */
  async subscribe(caller: CallContext, session: Session): Promise<PassThrough> {
    const mine = (data: Readonly<Record<string, unknown>>, key: string): boolean =>
      data[key] === caller.actor.id;
    const offJob = this.signals.on(jobTopics.changed, ({ institute, data }) => {
      if (institute === caller.institute && mine(data, 'owner'))
        void this.tell(stream, caller, String(data['id']));
    });
    const offUser = this.signals.on(userChangedTopic, ({ institute, data }) => {
      if (institute === caller.institute && mine(data, 'user')) stream.end();
    });
    const expiry = setTimeout(() => stream.end(), Math.max(0, session.expiresAt - Date.now()));
    const key = `${caller.institute}/${caller.actor.id}`;
    const stream = openEvents(() => {
      offJob();
      offUser();
      clearTimeout(expiry);
      this.open.remove(key, stream);
    });
    this.open.add(key, stream);
    const unfinished = (await this.jobs.list(caller)).filter(({ finishedAt }) => finishedAt === null);
    unfinished.forEach((job) => stream.write(eventText('job', job)));
    return stream;
  }

  /** Ends all streams; clients reconnect to another server. */
  endAll(): void {
    this.open.endAll();
  }

  private async tell(stream: PassThrough, caller: CallContext, id: string): Promise<void> {
    const job = await this.jobs.get(caller, id).catch(() => undefined);
    if (job && stream.writable) stream.write(eventText('job', job));
  }
}
