import { useRef } from 'react';
import type { Place } from './grid-move.ts';

/** Moves to a cell of a line grid; `grid` is the element around the lines. */
export const useLineFocus = () => {
  const grid = useRef<HTMLDivElement>(null);
  const focus = ({ row, column }: Place): void => {
    const query = `[data-line-cell="${row}.${column}"] :is(input, textarea, button, [role=combobox])`;
    // The line may have been added only now: it exists once React has rendered.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(query)?.focus());
  };
  return { grid, focus };
};
