import type { AnyResource } from '@school/kernel';
import { useMemo } from 'react';
import { useEnvironment } from '../../environment/environment.ts';
import type { ChosenGroup, GroupState } from './group-state.ts';
import { offeredGroups, type OfferedGroup } from './offered-groups.ts';

/** By what a list is grouped now, and by what else it can be. */
export interface Grouping {
  /** Undefined: not grouped. */
  readonly state: GroupState | undefined;
  readonly offered: readonly OfferedGroup[];
  /** Whether the definition has groups, so that to have none is a choice too. */
  readonly byDefinition: boolean;
}

/** The groups of a list: those that somebody has chosen, else those of the definition, as far as they may be read. */
export const useGrouping = (
  resource: AnyResource,
  chosen: ChosenGroup | undefined,
  given?: readonly string[],
): Grouping => {
  const environment = useEnvironment();
  const { actor } = environment;
  const offered = useMemo(() => offeredGroups({ actor }, resource, given), [actor, resource, given]);
  const first = resource.list.group?.by;
  const wanted = chosen ?? (first === undefined ? 'none' : { by: first });
  const isKnown = wanted !== 'none' && offered.some(({ by }) => by === wanted.by);
  return { state: isKnown ? wanted : undefined, offered, byDefinition: first !== undefined };
};
