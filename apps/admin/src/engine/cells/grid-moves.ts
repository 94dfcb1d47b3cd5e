import type { Place } from './cell-range.ts';

/** Steps of the keys that move through a grid: rows, columns. */
export const moves: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

export const isClearing = (key: string): boolean => key === 'Delete' || key === 'Backspace';

/** Row and column of an element inside a cell; undefined outside cells. */
export const placeOf = (target: EventTarget): Place | undefined => {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset['cell'] ?? '').split('-').map(Number);
  return row === undefined || column === undefined || Number.isNaN(row) ? undefined : { row, column };
};
