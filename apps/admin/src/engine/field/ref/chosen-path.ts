import { may, type Actor, type AnyResource } from '@school/kernel';
import { recordPath } from '../../catalogue/paths.ts';

/** Where a record that a reference names is shown, or else edited; undefined for who may not, or where there is no page. */
export const chosenPath = (actor: Actor, target: AnyResource, id: unknown): string | undefined => {
  if (!may(actor, target.access, 'read')) return undefined;
  const address = recordPath(target, 'show', { id }) ?? recordPath(target, 'edit', { id });
  return address?.endsWith('/') ? undefined : address;
};
