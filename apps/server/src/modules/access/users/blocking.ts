import { Inject, Injectable } from '@nestjs/common';
import { Conflict } from '@school/kernel';
import type { CallContext } from '../../../engine/context.ts';
import type { LeaverPart } from '../../leaver-part.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { userChanged } from '../../../platform/sessions/changes.ts';
import { endSessionsOf } from '../../../platform/sessions/session-statements.ts';
import { Sessions } from '../../../platform/sessions/sessions.ts';
import { recordAccess } from '../access-audit.ts';
import { requirePower } from './account-power.ts';
import { keepAnAdministrator } from './last-administrator.ts';
import { requireAbove } from './management.ts';
import { userById } from './user-rows.ts';

const write = async (
  transaction: Transaction,
  userId: number,
  { blocked, reason }: { readonly blocked: boolean; readonly reason: string | null },
  caller: CallContext,
): Promise<void> => {
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
  await userChanged(transaction, userId);
};

/**
 * Locks the user out and ends all sessions, in the caller's transaction; also as a consequence of something else, such as
 * the end of an employment, so power over the account is checked beforehand.
 * @throws Conflict for oneself, for the last active administrator and, unless one is one, for administrators
 */
export const blockUser = async (
  transaction: Transaction,
  userId: number,
  reason: string | null,
  caller: CallContext,
): Promise<void> => {
  if (userId === caller.actor.id) {
    throw new Conflict('You cannot block yourself.', { code: 'OWN_ACCOUNT' });
  }
  await keepAnAdministrator(transaction, userId);
  const user = await userById(transaction, userId, true);
  requireAbove(caller.actor, user);
  if (user.blocked) return;
  await write(transaction, userId, { blocked: true, reason }, caller);
  await transaction.query(endSessionsOf(userId, 'BLOCKED', null));
};

/** Lets the user sign in again. @throws Conflict for administrators, unless one is one */
export const unblockUser = async (
  transaction: Transaction,
  userId: number,
  caller: CallContext,
): Promise<void> => {
  const user = await userById(transaction, userId, true);
  requireAbove(caller.actor, user);
  if (user.blocked) await write(transaction, userId, { blocked: false, reason: null }, caller);
};

/** A leaver's account is blocked; someone who returns may sign in again. @param reason shown where it is blocked */
export const accountOfLeaver = (reason: string): LeaverPart => ({
  end: async ({ account }, { transaction, context }) => {
    if (account !== null) await blockUser(transaction, account, reason, context);
  },
  resume: async (account, { transaction, context }) => {
    if (account !== null) await unblockUser(transaction, account, context);
  },
});

/** The calls that lock people out and let them in again; this process is informed immediately. */
@Injectable()
export class Blocking {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  block(userId: number, reason: string | null, caller: CallContext): Promise<void> {
    return this.database.transaction(caller.institute, async (transaction) => {
      await requirePower(transaction, caller.actor, await userById(transaction, userId));
      await blockUser(transaction, userId, reason, caller);
      await this.sessions.userChanged(transaction, userId);
    });
  }

  unblock(userId: number, caller: CallContext): Promise<void> {
    return this.database.transaction(caller.institute, async (transaction) => {
      await requirePower(transaction, caller.actor, await userById(transaction, userId));
      await unblockUser(transaction, userId, caller);
      await this.sessions.userChanged(transaction, userId);
    });
  }
}
