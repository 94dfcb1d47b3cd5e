import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@school/kernel';
import { Database } from '../../../platform/database/database.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { Sessions } from '../../../platform/sessions/sessions.ts';
import { readToken } from './oauth-store.ts';

/** Tokens of clients contain no dots; those of users have three parts. */
const shape = /^Bearer ([\w-]{40,60})$/;

/** What a client may do: what it was granted and its user may currently do; nothing that is the user's own. */
const limited = (actor: Actor, scopes: readonly string[]): Actor => ({
  id: actor.id,
  role: actor.role === 'ADMIN' ? 'EMPLOYEE' : actor.role,
  privileges: new Set(scopes.filter((scope) => actor.privileges.has(scope))),
  employee: null,
  student: null,
  guardian: null,
  client: true,
  ...(actor.off ? { off: actor.off } : {}),
});

/** Lets other programs in with the tokens they were given. */
@Injectable()
export class ClientTokens {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  /** The rights behind a client's token; none for other tokens, blocked users and disabled clients. */
  async sessionOf(authorization: string | undefined): Promise<Session | undefined> {
    const [, value] = shape.exec(authorization ?? '') ?? [];
    const found = value === undefined ? undefined : await readToken(this.database, value);
    if (!found) return undefined;
    const { client, scopes } = found;
    const session = await this.sessions.rightsOf(client.institute, client.userId);
    return session && { ...session, mustChangePassword: false, actor: limited(session.actor, scopes) };
  }
}
