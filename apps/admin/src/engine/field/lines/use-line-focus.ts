import { useRef } from 'react';
import type { Place } from './grid-move.ts';

/** Leads to a cell of a grid of lines; `grid` stands around them. */
export const useLineFocus = () => {
  const grid = useRef<HTMLDivElement>(null);
  const focus = ({ row, column }: Place): void => {
    const query = `[data-line-cell="${row}.${column}"] :is(input, textarea, button, [role=combobox])`;
    // The line may just have been added: it is there after React has drawn.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(query)?.focus());
  };
  return { grid, focus };
};
