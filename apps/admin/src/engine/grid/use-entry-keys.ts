import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useToast } from '../feedback/use-toast.ts';
import { placeKey, type EntryPlace, type EntryRow, type TypedCell, type TypedColumn } from './entry-grid.ts';
import { filledDown, pastedInto } from './filled-cells.ts';
import { pastedLines } from './pasted-rows.ts';

interface Typing<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly TypedColumn<Row>[];
  readonly readOnly: boolean;
  readonly onType: (cells: readonly TypedCell<Row>[]) => void;
}

/** How far a key moves; undefined for keys that the cell handles itself. */
const stepOf = ({ key, shiftKey, altKey }: KeyboardEvent): EntryPlace | undefined => {
  const down = { ArrowDown: 1, ArrowUp: -1, Enter: shiftKey ? -1 : 1 }[key];
  if (down !== undefined) return { row: down, column: 0 };
  const right = altKey ? { ArrowRight: 1, ArrowLeft: -1 }[key] : undefined;
  return right === undefined ? undefined : { row: 0, column: right };
};

const isFillDown = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'd';

/** What keys and pasting do in a grid, and the table in which they find their cells. */
export const useEntryKeys = <Row extends EntryRow>({ rows, columns, readOnly, onType }: Typing<Row>) => {
  const table = useRef<HTMLTableElement>(null);
  const toast = useToast();
  const focus = (place: EntryPlace): void => {
    const input = table.current?.querySelector<HTMLInputElement>(`[data-cell="${placeKey(place)}"]`);
    input?.focus();
    input?.select();
  };
  const onKeyDown = (event: KeyboardEvent, place: EntryPlace): void => {
    if (isFillDown(event)) {
      event.preventDefault();
      if (!readOnly) onType(filledDown({ rows, columns }, place));
      return;
    }
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    focus({ row: place.row + step.row, column: place.column + step.column });
  };
  const onPaste = (event: ClipboardEvent, place: EntryPlace): void => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    // A single word goes into the cell as anywhere else.
    if (lines.length === 1 && lines[0]?.length === 1) return;
    event.preventDefault();
    if (readOnly) return;
    const { cells, lost } = pastedInto(lines, { rows, columns }, place);
    if (lost.length > 0) {
      toast.error('engine.grid.unplaced', { smart_count: lost.length, names: lost.slice(0, 5).join(', ') });
    }
    onType(cells);
  };
  return { table, onKeyDown, onPaste };
};
