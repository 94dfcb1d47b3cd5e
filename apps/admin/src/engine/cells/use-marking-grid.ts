import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import type { Place } from './cell-range.ts';
import { isClearing, moves, placeOf } from './grid-moves.ts';
import { pastedCells } from './pasted-cells.ts';
import type { useCellRange } from './use-cell-range.ts';

interface MarkingGrid {
  readonly cells: ReturnType<typeof useCellRange>;
  readonly isInside: (place: Place) => boolean;
  readonly focus: (place: Place) => void;
  /** Keys that mark the selected cells. */
  readonly isMarking: (key: string) => boolean;
  /** Marks the selected cells with a word; nothing clears them. */
  readonly onMark: (word: string, goesOn: boolean) => void;
  readonly onPaste: (from: Place, block: readonly (readonly string[])[]) => void;
  /** The space bar, where a cell can be annotated. */
  readonly onEdit?: () => void;
}

/**
 * Keyboard and mouse handling of a grid whose cells are marked: arrows move, Shift selects several cells, letters mark,
 * Delete clears, and a spreadsheet fragment can be pasted.
 */
export const useMarkingGrid = (grid: MarkingGrid) => {
  const { cells, focus } = grid;
  return {
    onKeyDown: (event: KeyboardEvent): void => {
      const place = placeOf(event.target);
      if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = moves[event.key];
      if (step) {
        event.preventDefault();
        const to = { row: place.row + step[0], column: place.column + step[1] };
        if (!grid.isInside(to)) return;
        if (event.shiftKey) cells.extend(to);
        else cells.start(to);
        return focus(to);
      }
      if (event.key === ' ' && grid.onEdit) {
        event.preventDefault();
        return grid.onEdit();
      }
      if (!isClearing(event.key) && !grid.isMarking(event.key)) return;
      event.preventDefault();
      grid.onMark(isClearing(event.key) ? '' : event.key, !isClearing(event.key));
    },
    onPaste: (event: ClipboardEvent): void => {
      const place = placeOf(event.target);
      if (!place) return;
      event.preventDefault();
      grid.onPaste(place, pastedCells(event.clipboardData.getData('text/plain')));
    },
    onMouseDown: (event: MouseEvent): void => {
      const place = placeOf(event.target);
      if (!place || event.button !== 0) return;
      if (!event.shiftKey) return cells.start(place);
      // Shift-click would select text.
      event.preventDefault();
      cells.extend(place);
      focus(place);
    },
    onMouseOver: (event: MouseEvent): void => {
      const place = event.buttons === 1 ? placeOf(event.target) : undefined;
      if (place) cells.extend(place);
    },
    onFocus: (event: FocusEvent): void => {
      const place = placeOf(event.target);
      if (place && !cells.chosen()) cells.start(place);
    },
  };
};
