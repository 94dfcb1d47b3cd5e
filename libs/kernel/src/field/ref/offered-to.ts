import { isAmong, type Actor } from '../../access/may.ts';
import type { Filter } from '../../tree/filter.ts';
import type { RefField, RefsField } from '../definition.ts';

/**
 * What a reference may hold: what its filter allows, and of that what the actor may choose from.
 * @param actor absent where the product chooses for itself
 */
export const offeredTo = (
  { filter, among = {} }: Pick<RefField | RefsField, 'filter' | 'among'>,
  actor: Actor | undefined,
): Filter | undefined => {
  const rule = actor && Object.entries(among).find(([principal]) => isAmong(actor, [principal]))?.[1];
  if (rule === undefined || rule === 'all') return filter;
  return { ...filter, _and: [...(filter?.['_and'] ?? []), rule] };
};
