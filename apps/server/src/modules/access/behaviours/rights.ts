import { Conflict } from '@school/kernel';
import type { Actor, Privilege } from '@school/kernel';
import { catalogue } from '@school/resources';
import { invalidField } from '../../../engine/envelope/refusals.ts';

/** 400 with the message at its field. */
export const wrongAt = invalidField;

/** @throws Invalid at the field for a key that belongs to no privilege */
export const privilegeOf = (key: unknown, field: string): Privilege => {
  const found = catalogue.privileges.find((privilege) => privilege.key === key);
  if (!found) throw wrongAt(field, 'unknown', 'One of the privileges does not exist.');
  return found;
};

/** Nobody may grant what they do not have. @throws Conflict naming what is missing */
export const requireHeld = (actor: Actor, privileges: readonly string[]): void => {
  const beyond = actor.role === 'ADMIN' ? [] : privileges.filter((key) => !actor.privileges.has(key));
  if (beyond.length === 0) return;
  throw new Conflict('You cannot grant a privilege that you do not hold.', {
    code: 'BEYOND_OWN_RIGHTS',
    data: { privileges: beyond },
  });
};

/** Text items of a list received as JSON. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
