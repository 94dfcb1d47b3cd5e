import { useMemo, useState } from 'react';
import type { RowId, Selection } from '../list/table/selection.ts';

const none: readonly number[] = [];

/**
 * The selection across all pages of a table; rows that are gone are no longer selected.
 * @param rows those that can be selected
 * @param first who is selected until the user selects someone else; by default nobody
 */
export const useMarked = (
  rows: readonly { readonly id: number }[] | undefined,
  first: readonly number[] = none,
): Selection & {
  readonly marked: readonly number[];
  readonly reach: readonly number[];
} => {
  const [chosen, setIds] = useState<readonly RowId[]>();
  const ids = chosen ?? first;
  return useMemo(() => {
    const reach = (rows ?? []).map(({ id }) => id);
    const there = new Set(reach);
    const marked = ids.map(Number).filter((id) => there.has(id));
    return {
      ids: marked,
      marked,
      reach,
      set: setIds,
      toggle: (id) =>
        setIds((now = first) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id])),
    };
  }, [ids, rows, first]);
};
