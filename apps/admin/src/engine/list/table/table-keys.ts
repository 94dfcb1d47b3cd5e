/** A place in the table: a row, and one of its cells or, with column -1, the whole row. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export type TableCommand =
  | { readonly do: 'focus'; readonly to: Place }
  | { readonly do: 'toggle'; readonly row: number }
  | { readonly do: 'extend'; readonly to: Place }
  | { readonly do: 'all' | 'open' | 'edit' | 'menu' | 'copy' };

interface Pressed {
  readonly key: string;
  readonly code?: string;
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
}

export interface TableSize {
  readonly rows: number;
  readonly columns: number;
}

const page = 10;

const isLatin = (key: string): boolean => /^[a-z]$/i.test(key);
/** Ctrl or Cmd with A, including layouts without Latin letters. */
const isAll = ({ key, code, shiftKey }: Pressed): boolean =>
  !shiftKey && (isLatin(key) ? key.toLowerCase() === 'a' : code === 'KeyA');

const rowAfter = ({ row, column }: Place, key: string, last: number): number | undefined => {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + page,
    PageUp: row - page,
    ...(column < 0 ? { Home: 0, End: last } : {}),
  };
  return moves[key];
};

const columnAfter = ({ column }: Place, key: string, last: number): number | undefined => {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: column + 1,
    ArrowLeft: column - 1,
    ...(column < 0 ? {} : { Home: 0, End: last }),
  };
  return moves[key];
};

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

const withControl = (at: Place, pressed: Pressed, { rows, columns }: TableSize): TableCommand | undefined => {
  if (pressed.key === 'Home') return { do: 'focus', to: { row: 0, column: Math.min(at.column, 0) } };
  if (pressed.key === 'End')
    return { do: 'focus', to: { row: rows - 1, column: at.column < 0 ? -1 : columns - 1 } };
  return isAll(pressed) ? { do: 'all' } : undefined;
};

/**
 * What a key does at a place. Up, Down, PageUp and PageDown change the row, Left and Right go into its cells and back to the row; Home and End go to
 * the first and last row, or in a cell to the ends of its row. Shift with Up or Down adds the next row to the selection or, on the way back, removes
 * it, Space selects, Enter opens (or edits, if the cell can), F2 edits, Shift+F10 and the menu key open the cell menu, Ctrl+A selects all rows.
 * Undefined: the key is not handled by the table.
 */
export const tableCommand = (at: Place, pressed: Pressed, size: TableSize): TableCommand | undefined => {
  const { key, shiftKey = false } = pressed;
  if (size.rows === 0 || pressed.altKey) return undefined;
  if (pressed.ctrlKey || pressed.metaKey) return withControl(at, pressed, size);
  const row = rowAfter(at, key, size.rows - 1);
  if (row !== undefined) {
    const to = { row: within(row, 0, size.rows - 1), column: at.column };
    return shiftKey && key.startsWith('Arrow') && to.row !== at.row
      ? { do: 'extend', to }
      : { do: 'focus', to };
  }
  const column = columnAfter(at, key, size.columns - 1);
  if (column !== undefined)
    return { do: 'focus', to: { row: at.row, column: within(column, -1, size.columns - 1) } };
  if (key === ' ') return { do: 'toggle', row: at.row };
  if (key === 'Enter') return { do: 'open' };
  if (key === 'F2') return { do: 'edit' };
  return key === 'ContextMenu' || (shiftKey && key === 'F10') ? { do: 'menu' } : undefined;
};
