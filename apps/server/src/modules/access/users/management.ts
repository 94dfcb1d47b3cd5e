import { Conflict, Forbidden, NotFound, isAmong } from '@school/kernel';
import type { Actor } from '@school/kernel';

const privilege = 'UserManagement';

export const managesUsers = (actor: Actor): boolean => isAmong(actor, [privilege]);

/** @throws Forbidden for anyone who can never use the user management calls */
export const requireManagement = (actor: Actor): void => {
  if (!managesUsers(actor)) throw new Forbidden();
};

/** Users see themselves, managers see everyone; for others the record does not exist. */
export const requireSelfOrManagement = (actor: Actor, userId: number): void => {
  if (actor.id !== userId && !managesUsers(actor)) throw new NotFound();
};

/** A user manager who is not an administrator has no power over administrators. */
export const requireAbove = (actor: Actor, user: { readonly entity_type: string }): void => {
  if (user.entity_type === 'ADMIN' && actor.role !== 'ADMIN') {
    throw new Conflict('Only an administrator may change the account of an administrator.', {
      code: 'ADMINISTRATOR',
    });
  }
};
