import { mayPick } from '@school/kernel';
import type { Actor } from '@school/kernel';
import { catalogue } from '@school/resources';
import { managesUsers } from './management.ts';
import { colleague, namedUser } from './user-rows.ts';
import type { UserRow } from './user-rows.ts';

const staff: readonly string[] = ['ADMIN', 'EMPLOYEE'];

/** An account as a picker shows it. */
export type TellableUser = ReturnType<typeof colleague> | ReturnType<typeof namedUser>;

/**
 * What somebody is told of the accounts of a kind: those who work here see each other as they share with each other,
 * whoever writes to people reads their names, and only managers of users all names to sign in with. Nothing for the rest.
 */
export const tellableOf = (actor: Actor, kind: string): ((row: UserRow) => TellableUser) | undefined => {
  if (managesUsers(actor)) return colleague;
  if (!staff.includes(actor.role)) return undefined;
  if (staff.includes(kind)) return colleague;
  return mayPick(actor, catalogue.resource('user').access) ? namedUser : undefined;
};
