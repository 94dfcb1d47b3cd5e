import { useRef, useState } from 'react';
import { rangeBetween, type CellRange, type Place } from './cell-range.ts';

interface ChosenCells {
  /** Several cells; undefined for a single one, which the browser shows by its focus. */
  readonly range: CellRange | undefined;
  readonly start: (place: Place) => void;
  readonly extend: (place: Place) => void;
  /** What a mark applies to; undefined until a cell was entered. */
  readonly chosen: () => CellRange | undefined;
}

/** Which cells of a grid are selected. Moving from cell to cell re-renders nothing. */
export const useCellRange = (): ChosenCells => {
  const anchor = useRef<Place>(undefined);
  const [range, setRange] = useState<CellRange>();
  return {
    range,
    start: (place) => {
      anchor.current = place;
      setRange(undefined);
    },
    extend: (place) => {
      anchor.current ??= place;
      setRange(rangeBetween(anchor.current, place));
    },
    chosen: () => range ?? (anchor.current && rangeBetween(anchor.current, anchor.current)),
  };
};
