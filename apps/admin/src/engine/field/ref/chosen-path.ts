import { may, type Actor, type AnyResource } from '@school/kernel';
import { foundBy, recordPath } from '../../catalogue/paths.ts';

/**
 * Where a record that a reference names is shown, or else edited; undefined for who may not, or where there is no page.
 * @param by the value of the field by which its page is found, where that is not its number
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
