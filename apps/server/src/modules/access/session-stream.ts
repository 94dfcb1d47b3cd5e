import { Inject, Injectable } from '@nestjs/common';
import type { PassThrough } from 'node:stream';
import { mainInstitute } from '../../platform/database/database.ts';
import { OpenStreams, eventText, openEvents } from '../../platform/events/server-events.ts';
import { everybodyChangedTopic, userChangedTopic } from '../../platform/sessions/changes.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { Sessions } from '../../platform/sessions/sessions.ts';
import { Signals } from '../../platform/signals/signals.ts';

/** One browser holds one; whoever has more has many browsers. */
const mostPerUser = 20;

/**
 * Server-sent events about a session: `changed` when rights, features or the account may be others than before, and
 * `ended` when it is over, on whatever server that happened. A tab that nobody touches is out within a moment.
 */
@Injectable()
export class SessionStream {
  private readonly open = new OpenStreams(mostPerUser);

  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Signals) private readonly signals: Signals,
  ) {}

  subscribe(session: Session): PassThrough {
    const { institute, actor, expiresAt, via } = session;
    const key = `${institute}/${actor.id}`;
    const look = (): void =>
      void this.sessions
        .current(session)
        .then((now) => {
          if (stream.writable)
            stream.write(now ? eventText('changed', {}) : eventText('ended', { ended: true }));
          if (!now) stream.end();
        })
        // The database is away: the next request will tell.
        .catch(() => undefined);
    const off = [
      this.signals.on(userChangedTopic, (signal) => {
        const isOwn = signal.institute === institute && signal.data['user'] === actor.id;
        // Visits are few, so whoever has changed in the head office is reason enough to look.
        if (isOwn || (via !== undefined && signal.institute === mainInstitute)) look();
      }),
      this.signals.on(everybodyChangedTopic, (signal) => {
        if (signal.institute === institute) look();
      }),
      this.signals.onGap(look),
    ];
    const expiry = setTimeout(look, Math.max(0, expiresAt - Date.now()) + 1);
    const stream = openEvents(() => {
      off.forEach((end) => end());
      clearTimeout(expiry);
      this.open.remove(key, stream);
    });
    this.open.add(key, stream);
    return stream;
  }

  endAll(): void {
    this.open.endAll();
  }
}
