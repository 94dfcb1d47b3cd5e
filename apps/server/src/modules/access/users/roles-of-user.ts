import type { RightsOfUser } from '@school/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { CallContext } from '../../../engine/context.ts';
import { Engine } from '../../../engine/engine.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { Sessions } from '../../../platform/sessions/sessions.ts';
import { recordAccess } from '../access-audit.ts';
import { roleStateAfter } from './role-change.ts';
import type { RoleRequest } from './role-change.ts';
import { effectiveWithSources } from './role-sources.ts';
import { allRoleGroups, roleStateOf, writeDirectPrivileges, writeRoleGroups } from './role-state.ts';
import type { RoleState } from './role-state.ts';
import { namedUser, userById } from './user-rows.ts';

const setsOf = (state: RoleState): object => ({
  roleGroups: state.groups.map(({ name }) => name),
  grants: state.grants,
  denies: state.denies,
});

/** The role groups and privileges of a user. */
@Injectable()
export class RolesOfUser {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  read(userId: number, institute: string): Promise<RightsOfUser> {
    return this.answer(this.database.of(institute), userId);
  }

  /** Stores the rights; they apply from the user's next request, on every server. */
  change(userId: number, request: RoleRequest, caller: CallContext): Promise<RightsOfUser> {
    return this.database.transaction(caller.institute, async (transaction) => {
      const user = await userById(transaction, userId, true);
      const current = await roleStateOf(transaction, userId);
      const known = {
        groups: await allRoleGroups(transaction),
        privileges: this.engine.catalogue.privileges,
      };
      const after = roleStateAfter(caller.actor, user, current, request, known);
      const [before, then] = [setsOf(current), setsOf(after)];
      if (JSON.stringify(before) !== JSON.stringify(then)) {
        await writeRoleGroups(
          transaction,
          userId,
          after.groups.map(({ id }) => id),
        );
        await writeDirectPrivileges(transaction, userId, after, caller.actor.id);
        await transaction.query({
          name: 'user_touch',
          text: 'update "user" set version = version + 1, updated_at = now(), updated_by = $2 where id = $1',
          values: [userId, caller.actor.id],
        });
        await recordAccess(transaction, {
          verb: 'roleChange',
          userId,
          actorId: caller.actor.id,
          origin: caller,
          changes: { rights: [before, then] },
        });
        await this.sessions.userChanged(transaction, userId);
      }
      return this.answer(transaction, userId);
    });
  }

  private async answer(connection: Connection, userId: number): Promise<RightsOfUser> {
    const user = await userById(connection, userId);
    const state = await roleStateOf(connection, userId);
    return {
      user: { ...namedUser(user), username: user.username },
      version: user.version,
      roleGroups: state.groups.map((group) => ({ ...group, entityType: user.entity_type })),
      grants: state.grants,
      denies: state.denies,
      effective: effectiveWithSources(user.entity_type, state, this.engine.catalogue.privileges),
    };
  }
}
