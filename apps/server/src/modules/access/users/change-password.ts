import { Inject, Injectable } from '@nestjs/common';
import { Forbidden } from '@school/kernel';
import type { CallContext } from '../../../engine/context.ts';
import { Database } from '../../../platform/database/database.ts';
import { hashPassword } from '../../../platform/passwords/password-hash.ts';
import { randomPassword } from '../../../platform/passwords/random-password.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { Sessions } from '../../../platform/sessions/sessions.ts';
import { recordAccess } from '../access-audit.ts';
import { storePassword } from '../auth/accounts.ts';
import { PresentPassword } from '../auth/present-password.ts';
import { requireNewPassword } from '../new-password.ts';
import { requirePower } from './account-power.ts';
import { managesUsers } from './management.ts';
import { tellOwner } from './tell-owner.ts';
import type { ChangePasswordBody } from './user.bodies.ts';
import { userById } from './user-rows.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';

/**
 * Changes passwords. Changing one's own needs the old one and keeps the current session; managers set others without it,
 * and the owner has to choose a new one at the next sign-in.
 */
@Injectable()
export class ChangePassword {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(PresentPassword) private readonly present: PresentPassword,
  ) {}

  /** Returns the new password when it was generated here. */
  async change(body: ChangePasswordBody, session: Session, caller: CallContext): Promise<string | undefined> {
    const userId = body.userId ?? caller.actor.id;
    const own = userId === caller.actor.id;
    if (!own && !managesUsers(caller.actor)) throw new Forbidden();
    const connection = this.database.of(caller.institute);
    const user = await userById(connection, userId);
    await requirePower(connection, caller.actor, user);
    const made = !own && body.newPassword === undefined ? randomPassword() : undefined;
    const newPassword = made ?? body.newPassword ?? '';
    requireNewPassword(newPassword, made ?? body.confirmPassword ?? '', user.username);
    if (own) await this.requireOldPassword(body, caller);
    const hash = await hashPassword(newPassword);
    await this.database.transaction(caller.institute, async (transaction) => {
      // Again with the row locked: rights granted in the meantime count.
      await requirePower(transaction, caller.actor, await userById(transaction, userId, true));
      await storePassword(transaction, userId, hash, !own);
      if (!own) await tellOwner(transaction, 'password', user);
      await this.sessions.endAll(transaction, userId, 'PASSWORD', own ? session.id : undefined);
      await recordAccess(transaction, {
        verb: 'passwordChange',
        userId,
        actorId: caller.actor.id,
        origin: caller,
      });
    });
    return made;
  }

  private async requireOldPassword(
    { oldPassword, newPassword }: ChangePasswordBody,
    caller: CallContext,
  ): Promise<void> {
    await this.present.require(caller, oldPassword, {
      field: 'oldPassword',
      missing: 'Enter your old password.',
      wrong: 'The old password is incorrect.',
    });
    if (oldPassword === newPassword) {
      throw invalidField('newPassword', 'samePassword', 'The new password must differ from the old one.');
    }
  }
}
