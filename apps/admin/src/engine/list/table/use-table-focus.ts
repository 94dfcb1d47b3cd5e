import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Place } from './table-keys.ts';
import { useEvent } from './use-event.ts';
import { rowHeight } from './use-window.ts';

interface FocusOptions {
  readonly container: RefObject<HTMLElement | null>;
  readonly body: RefObject<HTMLElement | null>;
  readonly columns: readonly string[];
  readonly count: number;
  readonly isWindowed: boolean;
  /** Changes with the rows: after paging, sorting and refresh the focus returns to its place. */
  readonly rows: unknown;
}

/** Height of the header and, with some margin, of the footer, under which a row must not hide. */
const edge = 48;

/** Scrolls a table of many rows, all of the same height, until a row is well in view; it need not be rendered yet. */
export const bringIntoView = (container: HTMLElement, row: number): void => {
  const top = row * rowHeight;
  if (top < container.scrollTop + edge) container.scrollTop = Math.max(0, top - edge);
  else if (top + rowHeight * 2 > container.scrollTop + container.clientHeight - edge)
    container.scrollTop = top + rowHeight * 2 + edge - container.clientHeight;
};

/** Where the focus of a table is, and how it moves. One row, or one of its cells, has it. */
export const useTableFocus = ({ container, body, columns, count, isWindowed, rows }: FocusOptions) => {
  const [at, setAt] = useState<Place>({ row: 0, column: -1 });
  const wanted = useRef<Place>(undefined);
  const inside = useRef(false);
  const elementAt = (place: Place): HTMLElement | null | undefined => {
    const row = body.current?.querySelector<HTMLElement>(`tr[data-row="${place.row}"]`);
    // The heading of a group takes the focus through its button, from whatever column.
    const heading = row?.querySelector<HTMLElement>('[data-heading]');
    if (heading) return heading;
    const key = columns[place.column];
    return key === undefined ? row : row?.querySelector<HTMLElement>(`td[data-column="${CSS.escape(key)}"]`);
  };
  const settle = (): void => {
    const place = wanted.current;
    const element = place && elementAt(place);
    if (!element) return;
    wanted.current = undefined;
    // The input of a cell being edited already has the focus; taking it away would end the edit.
    if (element.querySelector('[data-editor]')?.contains(document.activeElement)) return;
    element.focus();
  };
  useLayoutEffect(settle);
  const comeBack = useEvent((): void => {
    if (!inside.current || count === 0) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    wanted.current = { row: Math.min(at.row, count - 1), column: at.column };
    settle();
  });
  useEffect(() => {
    // Only new rows take the focus away.
    if (rows !== undefined) comeBack();
  }, [rows, comeBack]);
  const focus = useCallback(
    (place: Place): void => {
      wanted.current = place;
      setAt(place);
      if (isWindowed && container.current) bringIntoView(container.current, place.row);
    },
    [container, isWindowed],
  );
  return {
    at: { row: Math.min(at.row, Math.max(count - 1, 0)), column: at.column },
    focus,
    /** Rows that were not rendered when the key was pressed take the focus once they are. */
    settle: useEvent(settle),
    /** The focus has reached a place by other means. */
    onFocus: (target: HTMLElement): void => {
      inside.current = true;
      const row = Number(target.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? -1);
      const key = target.closest<HTMLElement>('td[data-column]')?.dataset['column'];
      if (row < 0) return;
      const isHeading = target.matches('[data-heading]');
      setAt(({ column }) => ({
        row,
        // Moving past a heading keeps the column one came from.
        column: isHeading ? column : key === undefined ? -1 : columns.indexOf(key),
      }));
    },
    onBlur: (next: EventTarget | null): void => {
      // Without a next element the rows may have gone; leaving by Tab or mouse has one, or the page.
      if (next instanceof Node && !body.current?.contains(next)) inside.current = false;
    },
  };
};
