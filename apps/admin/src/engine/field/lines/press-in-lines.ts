import type { KeyboardEvent } from 'react';
import type { AnyResource, AnyField } from '@school/kernel';
import { type Place, gridMove } from './grid-move.ts';
import { emptyLine, fillDown, moveLine, withoutLine, type Line } from './line-edit.ts';

/** The lines of a grid, with what changes them and moves between them. */
export interface LineSheet {
  /** The resource that the lines are records of. */
  readonly child: AnyResource;
  readonly columns: readonly (readonly [string, AnyField])[];
  readonly lines: readonly Line[];
  readonly onChange: (lines: readonly Line[]) => void;
  readonly focus: (place: Place) => void;
}

/** The cell of a line grid that contains an element. */
export const placeOf = (target: EventTarget): Place | undefined => {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-line-cell]') : null;
  const [row, column] = (cell?.dataset['lineCell'] ?? '').split('.').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
};

const caretOf = (target: EventTarget): { atStart: boolean; atEnd: boolean } => {
  if (!(target instanceof HTMLInputElement) || target.selectionStart === null)
    return { atStart: true, atEnd: true };
  return { atStart: target.selectionStart === 0, atEnd: target.selectionEnd === target.value.length };
};

/** Adds a line below the others, and moves into it. */
export const addLine = ({ child, lines, onChange, focus }: LineSheet, column = 0): void => {
  onChange([...lines, emptyLine(child.fields)]);
  focus({ row: lines.length, column });
};

/**
 * Keys for whole rows: Ctrl+D copies the value from above (with Shift: to all rows below), Alt with arrow keys moves the
 * row.
 */
const command = (event: KeyboardEvent, { row, column }: Place, sheet: LineSheet): boolean => {
  const { columns, lines, onChange, focus } = sheet;
  const control = event.ctrlKey || event.metaKey;
  const filled = columns[column];
  if (control && event.code === 'KeyD' && filled) {
    onChange(
      event.shiftKey ? fillDown(lines, row, lines.length - 1, filled) : fillDown(lines, row - 1, row, filled),
    );
  } else if (control && event.key === 'Delete') {
    onChange(withoutLine(lines, row));
    focus({ row: Math.max(0, Math.min(row, lines.length - 2)), column });
  } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    const to = row + (event.key === 'ArrowUp' ? -1 : 1);
    onChange(moveLine(lines, row, to));
    focus({ row: Math.max(0, Math.min(to, lines.length - 1)), column });
  } else return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
};

/** What a key does in a line grid: it moves from cell to cell, past the last line to a new one, or acts on whole lines. */
export const pressInLines = (event: KeyboardEvent, sheet: LineSheet, readOnly: boolean | undefined): void => {
  const { columns, lines, focus } = sheet;
  const place = placeOf(event.target);
  if (place && !readOnly && command(event, place, sheet)) return;
  const open = event.target instanceof HTMLElement && event.target.getAttribute('aria-expanded') === 'true';
  if (!place || open || event.ctrlKey || event.metaKey || event.altKey) return;
  const next = gridMove(
    place,
    { key: event.key, shiftKey: event.shiftKey, ...caretOf(event.target) },
    { row: lines.length, column: columns.length },
  );
  if (!next) return;
  event.preventDefault();
  if (next.row === lines.length && !readOnly) addLine(sheet, place.column);
  else focus(next);
};
