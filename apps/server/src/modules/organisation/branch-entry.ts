import { Inject, Injectable } from '@nestjs/common';
import { Conflict, NotFound } from '@school/kernel';
import type { Branch } from '@school/domain';
import type { CallContext } from '../../engine/context.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import { Database, mainInstitute } from '../../platform/database/database.ts';
import { allBranches, schemaOfBranch } from '../../platform/institutes/institutes.ts';
import { everybodyChanged } from '../../platform/sessions/changes.ts';
import { Sessions } from '../../platform/sessions/sessions.ts';
import { recordAccess } from '../access/access-audit.ts';
import { ServicesOfUser } from '../access/services-of-user.ts';
import type { SignedInUser } from '../access/services-of-user.ts';
import { endAllSessions } from '../../platform/sessions/session-statements.ts';
import { guestAccount } from '../access/users/guest-account.store.ts';

export type EnteredBranch = SignedInUser & { readonly token: string; readonly institute: string };

/** Where a user is, and which branches an administrator of the head office may enter. */
export interface Places {
  readonly here: { readonly institute: string; readonly name: string };
  readonly branches: readonly Branch[];
}

/** Entering branches, and leaving those that were closed. */
@Injectable()
export class BranchEntry {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(ServicesOfUser) private readonly users: ServicesOfUser,
  ) {}

  async placesOf({ actor, institute }: CallContext): Promise<Places> {
    const { name } = await institutionOf(this.database.of(institute));
    const isHead = institute === mainInstitute && actor.role === 'ADMIN';
    return {
      here: { institute, name },
      branches: isHead ? await allBranches(this.database.of(mainInstitute)) : [],
    };
  }

  /** @throws NotFound for an unknown branch, Conflict for one that is not ready or not active */
  async enter(
    id: number,
    caller: CallContext,
    from: { readonly sessionId: string; readonly userAgent: string },
  ): Promise<EnteredBranch> {
    const head = this.database.of(mainInstitute);
    const branch = (await allBranches(head)).find((one) => one.id === id);
    if (!branch) throw new NotFound();
    if (!branch.ready || !branch.active) {
      throw new Conflict('This branch cannot be entered at the moment.', { code: 'ILLEGAL_STATE' });
    }
    const institute = schemaOfBranch(branch.code);
    const origin = { address: caller.address, userAgent: from.userAgent };
    const opened = await this.database.transaction(institute, async (transaction) => {
      const userId = await guestAccount(head, transaction, caller.actor.id);
      const { id: sessionId, token } = await this.sessions.open(transaction, userId, origin, from.sessionId);
      const session = await this.sessions.read(transaction, sessionId);
      if (!session) throw new Conflict('Your account in this branch is blocked.', { code: 'BLOCKED' });
      await recordAccess(transaction, { verb: 'login', userId, actorId: userId, origin });
      return { session, token };
    });
    await recordAccess(head, {
      verb: 'enterBranch',
      userId: caller.actor.id,
      actorId: caller.actor.id,
      origin: caller,
      changes: { branch: [null, branch.code] },
    });
    return { ...(await this.users.signedIn(opened.session)), token: opened.token, institute };
  }

  /** Ends every session in a branch that is no longer active. */
  close(code: string): Promise<void> {
    return this.database.transaction(schemaOfBranch(code), async (transaction) => {
      await transaction.query(endAllSessions('BRANCH'));
      await everybodyChanged(transaction);
    });
  }
}
