import type { Actor, Filter, ListScope, ViewRow } from '@school/kernel';
import { isBlank } from './view-answer.ts';

/** Nobody: a user who is not an employee has no rows as one. */
const nobody = 0;

const isMe = (value: unknown): value is { readonly $me: 'employee' | 'student' } =>
  typeof value === 'object' && value !== null && '$me' in value;

/** A condition with the reader in place of `$me`. */
const ofReader = (where: Filter, actor: Actor): Filter =>
  Object.fromEntries(
    Object.entries(where).map(([key, value]) => [key, isMe(value) ? (actor[value.$me] ?? nobody) : value]),
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
