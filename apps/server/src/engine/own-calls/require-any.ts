import { Forbidden, isAmong } from '@school/kernel';
import type { Actor, Principal } from '@school/kernel';

/** @throws Forbidden for everybody who can never use the call */
export const requireAny = (actor: Actor, principals: readonly Principal[]): void => {
  if (!isAmong(actor, principals)) throw new Forbidden();
};
