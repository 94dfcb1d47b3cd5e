import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Invalid } from '@school/kernel';
import { Database, mainInstitute } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { openInstitutes } from '../../../platform/institutes/institutes.ts';
import { AttemptLimits } from '../../../platform/limits/attempt-limits.ts';
import { queueMail } from '../../../platform/outbox/queue-message.ts';
import { hashPassword } from '../../../platform/passwords/password-hash.ts';
import { SETTINGS } from '../../../platform/platform.tokens.ts';
import { Sessions } from '../../../platform/sessions/sessions.ts';
import type { SessionOrigin } from '../../../platform/sessions/sessions.ts';
import type { Settings } from '../../../platform/settings/definitions.ts';
import { recordAccess } from '../access-audit.ts';
import { requireNewPassword } from '../new-password.ts';
import { accountById, accountsByEmail, storePassword } from './accounts.ts';
import { resetLink } from './institute-address.ts';
import type { Account } from './accounts.ts';

const lifetimeMinutes = 60;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const brokenLink = (): Invalid =>
  new Invalid('This link is no longer valid. Request a new one.', [
    { field: 'token', code: 'expired', message: 'This link is no longer valid.' },
  ]);

/** Stores a single-use link for the account and returns its token; only a hash of it is kept. */
export const createResetToken = async (
  transaction: Transaction,
  userId: number,
  minutes = lifetimeMinutes,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await transaction.query({
    name: 'reset_create',
    text: `insert into password_reset (user_id, token_hash, expires_at)
       values ($1, $2, now() + make_interval(mins => $3))`,
    values: [userId, hashOf(token), minutes],
  });
  return token;
};

/** Password resets through a single-use link that is mailed to the owner of the account. */
@Injectable()
export class PasswordReset {
  private readonly logger = new Logger('PasswordReset');
  private readonly running = new Set<Promise<void>>();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(AttemptLimits) private readonly limits: AttemptLimits,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The links are created after the response, so that its timing does not reveal whether the address is known. */
  async request(email: string, origin: SessionOrigin): Promise<void> {
    const key = hashOf(email.toLowerCase());
    await this.limits.count([
      { limit: 'resetAddress', key: origin.address },
      { limit: 'resetAccount', key },
    ]);
    const work = this.sendLinks(email).catch((error: unknown) => this.logger.error(error));
    this.running.add(work);
    void work.finally(() => this.running.delete(work));
  }

  /** Sets the password and ends all sessions of the user; the link is used up in the same transaction. */
  async redeem(
    input: { readonly token: string; readonly newPassword: string; readonly confirmPassword: string },
    origin: SessionOrigin,
  ): Promise<void> {
    await this.limits.count([{ limit: 'resetAddress', key: origin.address }]);
    requireNewPassword(input.newPassword, input.confirmPassword);
    const hash = await hashPassword(input.newPassword);
    const [token = '', institute = mainInstitute] = input.token.split('~');
    if (!(await openInstitutes(this.database)).includes(institute)) throw brokenLink();
    await this.database.transaction(institute, async (transaction) => {
      const account = await this.useUp(transaction, token);
      requireNewPassword(input.newPassword, input.confirmPassword, account.username);
      await storePassword(transaction, account.id, hash, false);
      await this.sessions.endAll(transaction, account.id, 'RESET');
      await recordAccess(transaction, {
        verb: 'passwordReset',
        userId: account.id,
        actorId: account.id,
        origin,
      });
    });
  }

  /** Resolves when no link is being written any more. */
  async settled(): Promise<void> {
    await Promise.all(this.running);
  }

  private async useUp(transaction: Transaction, token: string): Promise<Account> {
    const [row] = await transaction.query<{ user_id: string }>({
      name: 'reset_use',
      text: `update password_reset set used_at = now()
         where token_hash = $1 and used_at is null and expires_at > now() returning user_id`,
      values: [hashOf(token)],
    });
    const account = row && (await accountById(transaction, Number(row.user_id)));
    if (!account || account.blocked) throw brokenLink();
    await transaction.query({
      name: 'reset_use_others',
      text: 'update password_reset set used_at = now() where user_id = $1 and used_at is null',
      values: [account.id],
    });
    return account;
  }

  private async sendLinks(email: string): Promise<void> {
    for (const institute of await openInstitutes(this.database)) await this.sendLinksOf(institute, email);
  }

  private sendLinksOf(institute: string, email: string): Promise<void> {
    return this.database.transaction(institute, async (transaction) => {
      for (const account of await accountsByEmail(transaction, email)) {
        const token = await createResetToken(transaction, account.id);
        const link = resetLink(this.settings.publicUrl, token, institute);
        await queueMail(transaction, {
          to: email,
          subject: 'Set a new password',
          text: [
            `Somebody asked for a new password for the account ${account.username}.`,
            `Open this address within ${lifetimeMinutes} minutes to set one:`,
            link,
            'If it was not you, do nothing: your password stays as it is.',
          ].join('\n\n'),
        });
      }
    });
  }
}
