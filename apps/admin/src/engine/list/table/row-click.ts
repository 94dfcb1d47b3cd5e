import type { MouseEvent } from 'react';
import { rowOf, placeOf } from './place-of.ts';
import type { Place } from '../../field/lines/grid-move.ts';

const quiet = 'a, button, input, label, [role=menuitem], [role=combobox], [data-editor]';

/**
 * The row, and the cell in it, that a click in a table means.
 * @returns undefined for a click on something in the row that answers itself, and for one that has marked text
 */
export const rowClick = (
  event: MouseEvent,
  body: HTMLElement | null,
  keys: readonly string[],
): Place | undefined => {
  const target = event.target as HTMLElement;
  const row = rowOf(target);
  // Marking text with the mouse is not a click on the row, nor is what a portal hands up.
  if (row < 0 || target.closest(quiet) || !body?.contains(target)) return undefined;
  if (window.getSelection()?.toString()) return undefined;
  return { row, column: placeOf(target.closest('td') ?? target, keys)?.column ?? -1 };
};
