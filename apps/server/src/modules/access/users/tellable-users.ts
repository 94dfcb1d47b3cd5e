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
 * What a user learns about the accounts of a kind: members of staff see each other, since they share with each other, those
 * who write to people read their names, and only user managers see all sign-in names. Nothing for the rest.
 */
export const tellableOf = (actor: Actor, kind: string): ((row: UserRow) => TellableUser) | undefined => {
  if (managesUsers(actor)) return colleague;
  if (!staff.includes(actor.role)) return undefined;
  if (staff.includes(kind)) return colleague;
  return mayPick(actor, catalogue.resource('user').access) ? namedUser : undefined;
};
