import { useMemo, useState } from 'react';
import type { RowId, Selection } from '../../../engine/list/table/selection.ts';

/** Marks over all pages of a table; rows that are gone are no longer marked. */
export const useMarked = (
  rows: readonly { readonly id: number }[] | undefined,
): Selection & {
  readonly marked: readonly number[];
} => {
  const [ids, setIds] = useState<readonly RowId[]>([]);
  return useMemo(() => {
    const there = new Set(rows?.map(({ id }) => id));
    const marked = ids.map(Number).filter((id) => there.has(id));
    return {
      ids: marked,
      marked,
      set: setIds,
      toggle: (id) => setIds((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id])),
    };
  }, [ids, rows]);
};
