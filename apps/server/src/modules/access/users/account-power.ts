import { Conflict } from '@school/kernel';
import type { Actor, Role } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { Connection } from '../../../platform/database/database.ts';
import { effectivePrivileges } from '../../../platform/sessions/effective-privileges.ts';
import { requireAbove } from './management.ts';
import { roleStateOf } from './role-state.ts';

/** Whose account it is. */
export interface AccountOf {
  readonly id: number | string;
  readonly entity_type: Role;
}

/** @throws Conflict naming the rights that an account holds beyond those of the actor */
export const refuseBeyond = ({ role, privileges }: Actor, held: ReadonlySet<string>): void => {
  const beyond = role === 'ADMIN' ? [] : [...held].filter((key) => !privileges.has(key));
  if (beyond.length === 0) return;
  throw new Conflict('This account holds rights that you do not hold.', {
    code: 'BEYOND_OWN_RIGHTS',
    data: { privileges: beyond },
  });
};

/** Privileges in effect for the account. */
const heldBy = async (connection: Connection, user: AccountOf): Promise<ReadonlySet<string>> => {
  const state = await roleStateOf(connection, Number(user.id));
  return effectivePrivileges(user.entity_type, state, catalogue.privileges);
};

/** Whether the actor may do things to the account that give power over it: see `requirePower`. */
export const hasPower = async (connection: Connection, actor: Actor, user: AccountOf): Promise<boolean> => {
  if (actor.role === 'ADMIN' || Number(user.id) === actor.id) return true;
  if (user.entity_type === 'ADMIN') return false;
  return [...(await heldBy(connection, user))].every((key) => actor.privileges.has(key));
};

/**
 * The single rule for who may act on whose account. Whoever sets a password or an address can sign in as someone else, so
 * every way into an account (password, e-mail, user name, block, rights, person, documents) checks here: administrators
 * may, and those who hold every right that the account holds. What users do with their own account is decided separately.
 * @throws Conflict `ADMINISTRATOR` for accounts of administrators, `BEYOND_OWN_RIGHTS` with the missing rights
 */
export const requirePower = async (connection: Connection, actor: Actor, user: AccountOf): Promise<void> => {
  if (actor.role === 'ADMIN' || Number(user.id) === actor.id) return;
  requireAbove(actor, user);
  refuseBeyond(actor, await heldBy(connection, user));
};
