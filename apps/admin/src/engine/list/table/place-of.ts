import type { Place } from '../../field/lines/grid-move.ts';

/** The place represented by an element of the table; undefined if it is neither row, cell nor heading. */
export const placeOf = (target: EventTarget, keys: readonly string[]): Place | undefined => {
  const element = target as HTMLElement;
  if (!element.matches('tr[data-row], td[data-column], [data-heading]')) return undefined;
  return { row: rowOf(element), column: keys.indexOf(element.dataset['column'] ?? '') };
};

/** The index of the row around an element; -1 outside the rows. */
export const rowOf = (element: HTMLElement): number =>
  Number(element.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? -1);
