import { useRef } from 'react';
import { ranged, stepped, type RowId, type Selection } from './selection.ts';
import { useEvent } from './use-event.ts';

interface MarkedRows {
  readonly selection: Selection | undefined;
  /** The rows of the page in order. */
  readonly ids: readonly RowId[];
  /** Undefined for the heading of a group. */
  readonly idAt: (row: number) => RowId | undefined;
}

export type RowMarks = ReturnType<typeof useRowMarks>;

/** Selects rows one by one and in ranges, by mouse and by keys. */
export const useRowMarks = ({ selection, ids, idAt }: MarkedRows) => {
  const clicked = useRef<RowId>(undefined);
  const range = useRef<{ readonly start: number; readonly last: number }>(undefined);
  return {
    /** By a click; with Shift, including the rows since the last click. */
    mark: useEvent((id: RowId, isRange: boolean): void => {
      const before = clicked.current;
      clicked.current = id;
      if (isRange && before !== undefined && ids.includes(before))
        selection?.set(ranged(selection.ids, ids, before, id));
      else selection?.toggle(id);
    }),
    /** The rows of the page, in addition to those already selected. */
    all: (): void => selection?.set([...new Set([...selection.ids, ...ids])]),
    toggle: (row: number): void => {
      const id = idAt(row);
      range.current = undefined;
      if (id === undefined) return;
      clicked.current = id;
      selection?.toggle(id);
    },
    /** Shift and an arrow key have moved from one row to the next. */
    extend: (from: number, to: number): void => {
      const start = range.current?.last === from ? range.current.start : from;
      range.current = { start, last: to };
      selection?.set(stepped(selection.ids, idAt, { start, from, to }));
    },
  };
};
