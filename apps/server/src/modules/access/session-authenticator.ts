import { Conflict, Refusal } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import type { Authenticator } from '../../engine/authenticator.ts';
import type { CallContext } from '../../engine/context.ts';
import type { InstitutionPeriods } from '../../engine/query/institution-periods.ts';
import type { InstitutionClock } from '../../platform/clock/institution-clock.ts';
import { keepSession } from '../../platform/sessions/current-session.ts';
import type { ClientTokens } from './oauth/client-tokens.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';

/** What users whose password was set by someone else may still call. */
const openWithInitialPassword = new Set([
  '/auth/logout',
  '/setup/v1/session',
  '/setup/v1/session/stream',
  '/setup/v1/user/changePassword',
]);

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

interface AuthenticatorParts {
  readonly sessions: Sessions;
  readonly clients: ClientTokens;
  readonly clock: InstitutionClock;
  readonly periods: InstitutionPeriods;
}

/** Admits a request by the bearer token of an open session of a user who is not blocked. */
export class SessionAuthenticator implements Authenticator {
  private readonly parts: AuthenticatorParts;

  constructor(parts: AuthenticatorParts) {
    this.parts = parts;
  }

  async authenticate(request: FastifyRequest): Promise<CallContext> {
    const { clock, periods, sessions: people, clients } = this.parts;
    const own = await people.ofRequest(request);
    const session = own ?? (await clients.sessionOf(request.headers.authorization));
    if (!session) throw new Refusal(401, 'Please sign in.', { code: 'UNAUTHORIZED' });
    if (session.mustChangePassword && !openWithInitialPassword.has(pathOf(request.url))) {
      throw new Conflict('Change your initial password first.', { code: 'PASSWORD_CHANGE_REQUIRED' });
    }
    if (own) keepSession(request, own);
    const { institute } = session;
    // Whatever is not already known is queried immediately.
    const [day, ofInstitute] = await Promise.all([clock.day(institute), periods.of(institute)]);
    return {
      actor: session.actor,
      institute,
      today: day.date,
      days: { dayStart: day.start, timeZone: day.timeZone, periods: ofInstitute },
      username: session.username,
      locale: session.locale,
      requestId: request.id,
      address: request.ip,
    };
  }
}
