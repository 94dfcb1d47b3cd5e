export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, including its edges. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The rectangle between two cells, in either order. */
export const rangeBetween = (a: Place, b: Place): CellRange => ({
  top: Math.min(a.row, b.row),
  left: Math.min(a.column, b.column),
  bottom: Math.max(a.row, b.row),
  right: Math.max(a.column, b.column),
});

export const covers = (range: CellRange | undefined, row: number, column: number): boolean =>
  range !== undefined &&
  row >= range.top &&
  row <= range.bottom &&
  column >= range.left &&
  column <= range.right;

/**
 * The same word for every cell of a range. If it spans several days, days off are left out (undefined): a week of leave is
 * marked in one go without its Sunday.
 */
export const filled = (
  { top, left, bottom, right }: CellRange,
  word: string,
  isOff: (column: number) => boolean,
): readonly (readonly (string | undefined)[])[] => {
  const words = Array.from({ length: right - left + 1 }, (_, at) =>
    right > left && isOff(left + at) ? undefined : word,
  );
  return Array.from({ length: bottom - top + 1 }, () => words);
};
