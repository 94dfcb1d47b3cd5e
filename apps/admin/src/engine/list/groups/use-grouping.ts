import type { AnyResource } from '@school/kernel';
import { useMemo } from 'react';
import { useEnvironment } from '../../environment/environment.ts';
import type { ChosenGroup, GroupState } from './group-state.ts';
import { offeredGroups, type OfferedGroup } from './offered-groups.ts';

/** What a list is grouped by now, and what else it can be grouped by. */
export interface Grouping {
  /** Undefined: not grouped. */
  readonly state: GroupState | undefined;
  readonly offered: readonly OfferedGroup[];
  /** Whether the definition has groups, so that having none is a choice too. */
  readonly byDefinition: boolean;
}

/** The groups of a list: those chosen by the user, otherwise those of the definition, as far as they may be read. */
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
