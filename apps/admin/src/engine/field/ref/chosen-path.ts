import { may, type Actor, type AnyResource } from '@school/kernel';
import { foundBy, recordPath } from '../../catalogue/paths.ts';

/**
 * Where a referenced record is shown or, failing that, edited; undefined for users who may not, or if there is no page.
 * @param by the value of the field by which its page is found, if that is not its number
 */
export const chosenPath = (
  actor: Actor,
  target: AnyResource,
  id: unknown,
  by?: unknown,
): string | undefined => {
  if (!may(actor, target.access, 'read')) return undefined;
  const field = foundBy(target);
  const row = field === undefined ? { id } : { id, [field]: by };
  const address = recordPath(target, 'show', row) ?? recordPath(target, 'edit', row);
  return address?.endsWith('/') ? undefined : address;
};
