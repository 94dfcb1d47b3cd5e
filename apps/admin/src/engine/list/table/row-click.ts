import type { MouseEvent } from 'react';
import { rowOf, placeOf } from './place-of.ts';
import type { Place } from '../../field/lines/grid-move.ts';

const quiet = 'a, button, input, label, [role=menuitem], [role=combobox], [data-editor]';

/**
 * The row, and the cell in it, that a click in a table refers to.
 * @returns undefined for a click on something in the row that handles it itself, and for one that has selected text
 */
export const rowClick = (
  event: MouseEvent,
  body: HTMLElement | null,
  keys: readonly string[],
): Place | undefined => {
  const target = event.target as HTMLElement;
  const row = rowOf(target);
  // Selecting text with the mouse is not a click on the row, nor is an event bubbling up from a portal.
  if (row < 0 || target.closest(quiet) || !body?.contains(target)) return undefined;
  if (window.getSelection()?.toString()) return undefined;
  return { row, column: placeOf(target.closest('td') ?? target, keys)?.column ?? -1 };
};
