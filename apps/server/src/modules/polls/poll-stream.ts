import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { PassThrough } from 'node:stream';
import { OpenStreams, eventText, openEvents } from '../../platform/events/server-events.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { userChangedTopic } from '../../platform/sessions/changes.ts';
import { Signals } from '../../platform/signals/signals.ts';
import { pollChangedTopic } from './voting.ts';

const mostPerUser = 10;
/** However many vote at the same time, a browser is notified at most this often, in milliseconds. */
const leastPause = 500;

/** Server-sent events about one poll: `changed` when its figures have changed, on whichever server. */
@Injectable()
export class PollStream implements OnModuleDestroy {
  private readonly open = new OpenStreams(mostPerUser);

  constructor(@Inject(Signals) private readonly signals: Signals) {}

  /** A stream that ends with the session. Who may see the figures is decided beforehand, and again when they are read. */
  subscribe({ institute, actor, expiresAt }: Session, poll: number): PassThrough {
    const key = `${institute}/${actor.id}`;
    let timer: NodeJS.Timeout | undefined;
    const tell = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (stream.writable) stream.write(eventText('changed', { poll }));
      }, leastPause);
    };
    const off = [
      this.signals.on(pollChangedTopic, (signal) => {
        if (signal.institute === institute && signal.data['poll'] === poll) tell();
      }),
      this.signals.on(userChangedTopic, (signal) => {
        if (signal.institute === institute && signal.data['user'] === actor.id) stream.end();
      }),
    ];
    const expiry = setTimeout(() => stream.end(), Math.max(0, expiresAt - Date.now()));
    const stream = openEvents(() => {
      off.forEach((end) => end());
      clearTimeout(timer);
      clearTimeout(expiry);
      this.open.remove(key, stream);
    });
    this.open.add(key, stream);
    return stream;
  }

  onModuleDestroy(): void {
    this.open.endAll();
  }
}
