import { Inject, Injectable } from '@nestjs/common';
import { PassThrough } from 'node:stream';
import type { CallContext } from '../../engine/context.ts';
import { jobTopics } from '../../platform/jobs/job.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { userChangedTopic } from '../../platform/sessions/changes.ts';
import { Signals } from '../../platform/signals/signals.ts';

/** Proxies cut connections that are silent for half a minute or more. */
const heartbeat = 15_000;
const mostPerUser = 10;

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Server-sent events about the jobs of a user: `job` for every change, on whatever server the job runs. */
@Injectable()
export class JobStream {
  private readonly open = new Map<string, Set<PassThrough>>();

  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Signals) private readonly signals: Signals,
  ) {}

  /** A stream that begins with the jobs that are not over; it ends with the session. */
  async subscribe(caller: CallContext, session: Session): Promise<PassThrough> {
    const stream = new PassThrough();
    const mine = (data: Readonly<Record<string, unknown>>, key: string): boolean =>
      data[key] === caller.actor.id;
    const offJob = this.signals.on(jobTopics.changed, ({ institute, data }) => {
      if (institute === caller.institute && mine(data, 'owner'))
        void this.tell(stream, caller, String(data['id']));
    });
    const offUser = this.signals.on(userChangedTopic, ({ institute, data }) => {
      if (institute === caller.institute && mine(data, 'user')) stream.end();
    });
    const beat = setInterval(() => void stream.write(': still here\n\n'), heartbeat);
    const expiry = setTimeout(() => stream.end(), Math.max(0, session.expiresAt - Date.now()));
    stream.on('close', () => {
      offJob();
      offUser();
      clearInterval(beat);
      clearTimeout(expiry);
      this.forget(caller, stream);
    });
    this.remember(caller, stream);
    stream.write('retry: 2000\n\n');
    const unfinished = (await this.jobs.list(caller)).filter(({ finishedAt }) => finishedAt === null);
    unfinished.forEach((job) => stream.write(event('job', job)));
    return stream;
  }

  /** Ends all streams; clients connect again, to another server. */
  endAll(): void {
    this.open.forEach((streams) => streams.forEach((stream) => stream.end()));
  }

  private async tell(stream: PassThrough, caller: CallContext, id: string): Promise<void> {
    const job = await this.jobs.get(caller, id).catch(() => undefined);
    if (job && stream.writable) stream.write(event('job', job));
  }

  private keyOf({ institute, actor }: CallContext): string {
    return `${institute}/${actor.id}`;
  }

  private remember(caller: CallContext, stream: PassThrough): void {
    const key = this.keyOf(caller);
    const streams = this.open.get(key) ?? new Set();
    this.open.set(key, streams.add(stream));
    const [oldest] = streams;
    if (streams.size > mostPerUser) oldest?.end();
  }

  private forget(caller: CallContext, stream: PassThrough): void {
    const key = this.keyOf(caller);
    const streams = this.open.get(key);
    streams?.delete(stream);
    if (streams?.size === 0) this.open.delete(key);
  }
}
