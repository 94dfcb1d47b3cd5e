import type { RightsOfUser } from '@school/domain';
import type { UserWithServices } from './user-with-services.ts';
import { requireSelfOrManagement } from './management.ts';
import type { RolesOfUser } from './roles-of-user.ts';
import { personalUser, userById, usersByName } from './user-rows.ts';
import { roleGroupsOfUser, profileOfUser, usersFound, userShown } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    profileOfUser: ReturnType<typeof personalUser>;
    usersFound: readonly ReturnType<typeof personalUser>[];
    userShown: Awaited<ReturnType<UserWithServices['read']>>;
    roleGroupsOfUser: RightsOfUser;
  }
}

/** Accounts, for those who manage them and for their owners. */
export const userReadings = (roles: RolesOfUser, users: UserWithServices) => [
  handle(roleGroupsOfUser, async ({ input: { id }, context }) => {
    requireSelfOrManagement(context.actor, id);
    return roles.read(id, context.institute);
  }),
  handle(profileOfUser, async ({ input: { id }, context, connection }) => {
    requireSelfOrManagement(context.actor, id);
    return personalUser(await userById(connection, id));
  }),
  handle(usersFound, async ({ input: { name }, connection }) => {
    const rows = await usersByName(connection, name.replaceAll('\0', ''));
    return rows.map(personalUser);
  }),
  handle(userShown, async ({ input: { id }, context }) => {
    requireSelfOrManagement(context.actor, id);
    return users.read(id, context);
  }),
];
