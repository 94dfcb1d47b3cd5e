import { Inject, Injectable } from '@nestjs/common';
import type { PassThrough } from 'node:stream';
import { mainInstitute } from '../../platform/database/database.ts';
import { OpenStreams, eventText, openEvents } from '../../platform/events/server-events.ts';
import { everybodyChangedTopic, userChangedTopic } from '../../platform/sessions/changes.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { Sessions } from '../../platform/sessions/sessions.ts';
import { Signals } from '../../platform/signals/signals.ts';

/** Each browser holds one; a user with more has several browsers. */
const mostPerUser = 20;

/**
 * Server-sent events about a session: `changed` when rights, features or the account may have changed, and `ended` when it
 * is over, whichever server that happened on. An idle tab is signed out within a moment.
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
        // The database is unreachable: the next request will show it.
        .catch(() => undefined);
    const off = [
      this.signals.on(userChangedTopic, (signal) => {
        const isOwn = signal.institute === institute && signal.data['user'] === actor.id;
        // Visits are rare, so any change of user in the head office is reason enough to check.
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
