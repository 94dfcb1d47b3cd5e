import { useState } from 'react';
import type { AnyResource, Filter } from '@school/kernel';
import type { ListControllerResult, RaRecord } from 'react-admin';
import { useEnvironment } from '../../environment/environment.ts';
import { baseOf } from '../../data/addresses.ts';
import { useToast } from '../../feedback/use-toast.ts';
import type { Target } from '../../data/target.ts';

const mostMarked = 1000;

/** Which rows of a list are selected: some, or everything that matches its filter. */
export const useMarked = (resource: AnyResource, list: ListControllerResult<RaRecord>, filter: object) => {
  const { http } = useEnvironment();
  const toast = useToast();
  const [everything, setEverything] = useState(false);
  const total = list.total ?? 0;
  const count = everything ? total : list.selectedIds.length;
  const target: Target = everything ? { filter: filter as Filter } : { ids: list.selectedIds };
  const done = (): void => {
    setEverything(false);
    list.onUnselectItems();
  };
  /**
   * Up to a thousand rows are selected individually, so that actions and Undo know them; beyond that the filter is used.
   */
  const markAll = async (): Promise<void> => {
    if (total > mostMarked) return setEverything(true);
    // In list order, in which they are printed too.
    const sort = [list.sort.field, list.sort.order];
    const query = { filter, sort, fields: ['id'], range: [0, mostMarked - 1] };
    try {
      const { data } = await http<readonly RaRecord[]>(`${baseOf(resource)}/getall`, { query });
      list.onSelect(data.map(({ id }) => id));
    } catch (error) {
      toast.failure(error);
    }
  };
  return { everything, count, target, markAll, done };
};
