import type { KeyboardEvent } from 'react';

/** Where a key leads from a row: arrow keys to the next one, Home and End to the ends; undefined if it leads nowhere. */
export const rowAfter = (key: string, row: number, rows: number): number | undefined => {
  const next = { ArrowDown: row + 1, ArrowUp: row - 1, Home: 0, End: rows - 1 }[key];
  return next !== undefined && next >= 0 && next < rows && next !== row ? next : undefined;
};

/**
 * The arrow keys go from student to student, so that a class can be marked with Space alone; Tab still reaches all buttons.
 */
export const walkRows = (event: KeyboardEvent<HTMLElement>): void => {
  const rows = [...event.currentTarget.children];
  const row = rows.findIndex((one) => one.contains(event.target as Node));
  const next = rowAfter(event.key, row, rows.length);
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.querySelector('button')?.focus();
};
