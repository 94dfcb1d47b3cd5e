import { Inject, Injectable } from '@nestjs/common';
import { Conflict } from '@school/kernel';
import type { CallContext } from '../../../engine/context.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Sessions } from '../../../platform/sessions/sessions.ts';
import { recordAccess } from '../access-audit.ts';
import { keepAnAdministrator } from './last-administrator.ts';
import { requireAbove } from './management.ts';
import { userById } from './user-rows.ts';

/** Keeps people out, and lets them in again. */
@Injectable()
export class Blocking {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  /** Blocks and ends all sessions at once. @throws Conflict for oneself and for the last active administrator */
  block(userId: number, reason: string | null, caller: CallContext): Promise<void> {
    return this.database.transaction(caller.institute, async (transaction) => {
      if (userId === caller.actor.id)
        throw new Conflict('You cannot block yourself.', { code: 'OWN_ACCOUNT' });
      await keepAnAdministrator(transaction, userId);
      const user = await userById(transaction, userId, true);
      requireAbove(caller.actor, user);
      if (user.blocked) return;
      await this.write(transaction, userId, true, reason, caller);
      await this.sessions.endAll(transaction, userId, 'BLOCKED');
    });
  }

  unblock(userId: number, caller: CallContext): Promise<void> {
    return this.database.transaction(caller.institute, async (transaction) => {
      const user = await userById(transaction, userId, true);
      requireAbove(caller.actor, user);
      if (!user.blocked) return;
      await this.write(transaction, userId, false, null, caller);
      await this.sessions.userChanged(transaction, userId);
    });
  }

  private async write(
    transaction: Transaction,
    userId: number,
    blocked: boolean,
    reason: string | null,
    caller: CallContext,
  ): Promise<void> {
    await transaction.query({
      name: 'user_block',
      text: `update "user" set blocked = $2, blocked_reason = $3, version = version + 1, updated_at = now(),
           updated_by = $4 where id = $1`,
      values: [userId, blocked, reason, caller.actor.id],
    });
    await recordAccess(transaction, {
      verb: blocked ? 'block' : 'unblock',
      userId,
      actorId: caller.actor.id,
      origin: caller,
      changes: { blocked: [!blocked, blocked] },
    });
  }
}
