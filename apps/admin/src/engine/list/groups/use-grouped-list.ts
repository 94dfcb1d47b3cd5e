import type { AnyResource, Filter } from '@school/kernel';
import { useState } from 'react';
import { useColumns } from '../use-columns.ts';
import { useResourceList } from '../use-resource-list.ts';
import type { GroupControl } from './group-control.ts';
import type { ChosenGroup } from './group-state.ts';
import { useGrouping } from './use-grouping.ts';

interface GroupedList {
  /** What all of its rows have in common. */
  readonly fixed: Filter;
  /** Fields determined by `fixed`, which no column or group has to repeat. */
  readonly given: readonly string[];
  /** They are in no column either. */
  readonly hidesGiven?: boolean;
  /** Holds the state of a list that is part of a page; the address holds that of a page's only list. */
  readonly embedded?: string;
}

/** A list inside a page: its rows, columns, and groups as chosen by the viewer. */
export const useGroupedList = (
  resource: AnyResource,
  { fixed, given, hidesGiven = false, embedded }: GroupedList,
) => {
  const columns = useColumns(resource, hidesGiven ? given : undefined);
  const [chosen, setChosen] = useState<ChosenGroup>();
  const grouping = useGrouping(resource, chosen, given);
  const list = useResourceList({
    resource,
    columns: columns.shown,
    fixed,
    group: grouping.state,
    ...(embedded === undefined ? {} : { embedded }),
  });
  const show = (next: ChosenGroup, page: number): void => {
    setChosen(next);
    list.setPage(page);
  };
  const groups: GroupControl = { ...grouping, chosen, choose: (next) => show(next, 1), show };
  return { list, columns, groups };
};
