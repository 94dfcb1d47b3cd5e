export interface Place {
  readonly row: number;
  readonly column: number;
}
interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  /** The caret is at the beginning or the end, so that an arrow key may leave the cell. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/**
 * Where a key leads in a grid. Enter goes down and, from the last line, to a new one; arrow keys move when the caret is at
 * the edge of the text. Undefined: the input handles the key.
 */
export const gridMove = (
  { row, column }: Place,
  { key, shiftKey, atStart, atEnd }: Pressed,
  size: Place,
): Place | undefined => {
  const to = (nextRow: number, nextColumn: number): Place | undefined =>
    nextRow < 0 || nextRow > size.row || nextColumn < 0 || nextColumn >= size.column
      ? undefined
      : { row: nextRow, column: nextColumn };
  if (key === 'Enter') return to(row + (shiftKey ? -1 : 1), column);
  if (key === 'ArrowDown') return row + 1 < size.row ? to(row + 1, column) : undefined;
  if (key === 'ArrowUp') return to(row - 1, column);
  if (key === 'ArrowLeft' && atStart) return to(row, column - 1);
  if (key === 'ArrowRight' && atEnd) return to(row, column + 1);
  return undefined;
};
