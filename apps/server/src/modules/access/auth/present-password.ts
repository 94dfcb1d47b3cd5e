import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Invalid } from '@school/kernel';
import type { CallContext } from '../../../engine/context.ts';
import { Database } from '../../../platform/database/database.ts';
import { AttemptLimits } from '../../../platform/limits/attempt-limits.ts';
import { oneAtATime } from '../../../platform/limits/one-at-a-time.ts';
import { verifyPassword } from '../../../platform/passwords/password-hash.ts';
import { accountById } from './accounts.ts';

/** Where a form asks for the current password, and the message if it is wrong. */
export interface PasswordQuestion {
  readonly field: string;
  readonly missing: string;
  readonly wrong: string;
}

/** Asks signed-in users for their password again before anything that someone who took over their seat must not do. */
@Injectable()
export class PresentPassword {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AttemptLimits) private readonly limits: AttemptLimits,
  ) {}

  /**
   * Wrong passwords count like failed sign-ins, so that a stolen session does not help in finding the password.
   * @throws Invalid at the field when it is missing or wrong
   */
  async require(
    { actor, institute }: CallContext,
    given: string | undefined,
    { field, missing, wrong }: PasswordQuestion,
  ): Promise<void> {
    if (!given) throw new Invalid(missing, [{ field, code: 'required', message: missing }]);
    const key = createHash('sha256').update(`${institute}/id:${actor.id}`).digest('base64url');
    await oneAtATime(key, async () => {
      await this.limits.check([{ limit: 'account', key }]);
      const account = await accountById(this.database.of(institute), actor.id);
      if (!(await verifyPassword(account?.passwordHash, given))) {
        await this.limits.count([{ limit: 'account', key }]);
        throw new Invalid(wrong, [{ field, code: 'wrongPassword', message: wrong }]);
      }
      await this.limits.forget({ limit: 'account', key });
    });
  }
}
