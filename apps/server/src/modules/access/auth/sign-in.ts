import { createHash } from 'node:crypto';
import { Injectable, Inject } from '@nestjs/common';
import { Refusal } from '@school/kernel';
import { Database, mainInstitute } from '../../../platform/database/database.ts';
import { openInstitute } from '../../../platform/institutes/institutes.ts';
import { AttemptLimits } from '../../../platform/limits/attempt-limits.ts';
import type { Attempt } from '../../../platform/limits/attempt-limits.ts';
import { oneAtATime } from '../../../platform/limits/one-at-a-time.ts';
import { verifyPassword } from '../../../platform/passwords/password-hash.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { Sessions } from '../../../platform/sessions/sessions.ts';
import type { SessionOrigin } from '../../../platform/sessions/sessions.ts';
import { recordAccess } from '../access-audit.ts';
import { accountByLogin } from './accounts.ts';
import type { Account } from './accounts.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface SignedIn {
  readonly session: Session;
  readonly token: string;
}

const invalidCredentials = (): Refusal =>
  new Refusal(401, 'Invalid credentials', { code: 'INVALID_CREDENTIALS' });
const blocked = (): Refusal => new Refusal(401, 'Your account is blocked', { code: 'BLOCKED' });

/** Counters have keys of bounded length and do not store what users typed, which may be a password. */
const counterKey = (institute: string, text: string): string =>
  createHash('sha256').update(`${institute}/${text.trim().toLowerCase()}`).digest('base64url');

/**
 * Opens sessions by user name and password. An unknown name and a wrong password are indistinguishable, by text or timing;
 * a blocked account is revealed only to someone who knows its password.
 */
@Injectable()
export class SignIn {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(AttemptLimits) private readonly limits: AttemptLimits,
  ) {}

  /**
   * @throws Refusal 401 for wrong credentials and blocked accounts
   * @throws TooManyAttempts after too many wrong passwords for the account or from the address
   */
  async signIn(credentials: Credentials, origin: SessionOrigin): Promise<SignedIn> {
    const { institute, username } = await this.placeOf(credentials.username);
    const key = counterKey(institute, username);
    const named = { ...credentials, username };
    const account = await oneAtATime(key, () => this.verify(institute, key, named, origin));
    return this.database.transaction(institute, async (transaction) => {
      const opened = await this.sessions.open(transaction, account.id, origin);
      const session = await this.sessions.read(transaction, opened.id);
      if (!session) throw blocked();
      await transaction.query({
        name: 'user_signed_in',
        text: 'update "user" set last_login_at = now() where id = $1',
        values: [account.id],
      });
      await recordAccess(transaction, { verb: 'login', userId: account.id, actorId: account.id, origin });
      return { session, token: opened.token };
    });
  }

  /** `north/anna` is anna of the branch north; an unknown branch has no users. */
  private async placeOf(login: string): Promise<{ readonly institute: string; readonly username: string }> {
    const [, code, name] = /^\s*([A-Za-z][A-Za-z0-9]{0,19})\/(.+)$/.exec(login) ?? [];
    if (code === undefined || name === undefined) return { institute: mainInstitute, username: login };
    const institute = await openInstitute(this.database, code);
    return institute ? { institute, username: name } : { institute: mainInstitute, username: login };
  }

  private async verify(
    institute: string,
    key: string,
    { username, password }: Credentials,
    origin: SessionOrigin,
  ): Promise<Account> {
    const attempts: readonly Attempt[] = [
      { limit: 'account', key },
      { limit: 'address', key: origin.address },
    ];
    await this.limits.check(attempts);
    const account = await accountByLogin(this.database.of(institute), username.trim());
    if (!(await verifyPassword(account?.passwordHash, password)) || !account) {
      await this.limits.count(attempts);
      await this.recordFailure(institute, account?.id ?? null, origin);
      throw invalidCredentials();
    }
    if (account.blocked) throw blocked();
    await this.limits.forget({ limit: 'account', key });
    return account;
  }

  /** Written for unknown names too, so that both cases take the same time. */
  private recordFailure(institute: string, userId: number | null, origin: SessionOrigin): Promise<void> {
    return this.database.transaction(institute, (transaction) =>
      recordAccess(transaction, { verb: 'loginFailed', userId, actorId: null, origin }),
    );
  }
}
