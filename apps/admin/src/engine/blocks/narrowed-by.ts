import type { Actor, Filter, ListScope, ViewRow } from '@school/kernel';
import { isBlank } from './view-answer.ts';

const isMe = (value: unknown): value is { readonly $me: 'employee' | 'student' } =>
  typeof value === 'object' && value !== null && '$me' in value;

/**
 * A condition with the reader in place of `$me`. Someone who is not an employee stays `$me`, which matches no row on the
 * server.
 */
const ofReader = (where: Filter, actor: Actor): Filter =>
  Object.fromEntries(
    Object.entries(where).map(([key, value]) => [key, isMe(value) ? (actor[value.$me] ?? value) : value]),
  ) as Filter;

/** What a page narrows a list to: its fixed conditions, and its parameters as far as the address supplies them. */
export const narrowedBy = (
  { where = {}, narrows = {} }: ListScope,
  parameters: ViewRow,
  actor: Actor,
): Filter => ({
  ...ofReader(where, actor),
  ...(Object.fromEntries(
    Object.entries(narrows).flatMap(([name, fields]) => {
      const value = parameters[name];
      const narrowed = typeof fields === 'string' ? [fields] : fields;
      return isBlank(value) ? [] : narrowed.map((field) => [field, value] as const);
    }),
  ) as Filter),
});

/** What a new row in a narrowed list begins with: the values that are known. */
export const knownValues = (narrowed: Filter): Filter =>
  Object.fromEntries(Object.entries(narrowed).filter(([, value]) => !isMe(value))) as Filter;
