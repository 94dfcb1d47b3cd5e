import type { KeyboardEvent } from 'react';
import type { CellEdits } from './use-cell-edits.ts';
import type { RowMarks } from './use-row-marks.ts';
import type { TableGroup, Item } from './items.ts';
import { tableCommand, type TableCommand } from './table-keys.ts';
import type { Place } from '../../field/lines/grid-move.ts';
import { placeOf } from './place-of.ts';

interface PressedTable<Row> {
  readonly items: readonly Item<Row>[];
  /** Of the columns, in order. */
  readonly keys: readonly string[];
  readonly marks: RowMarks;
  readonly edits: CellEdits;
  readonly onFocus: (place: Place) => void;
  readonly onMenu: ((cell: HTMLElement) => void) | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
}

interface PressedHeading<Row> {
  readonly heading: TableGroup<Row>;
  readonly command: TableCommand;
  readonly at: Place;
  readonly onFocus: (place: Place) => void;
}

/** Left closes and Right opens a group; Enter and Space press its button, as with any. */
const pressHeading = <Row>(
  event: KeyboardEvent,
  { heading, command, at, onFocus }: PressedHeading<Row>,
): void => {
  if (command.do !== 'focus') return;
  event.preventDefault();
  const isSideways = command.to.row === at.row && event.key.startsWith('Arrow');
  if (!isSideways) onFocus(command.to);
  else if ((event.key === 'ArrowRight') !== heading.open) heading.onToggle();
};

/** What a key does in a table: it navigates, selects, edits, opens a row or the menu of a cell, opens and closes groups. */
export const pressInTable = <Row>(event: KeyboardEvent, table: PressedTable<Row>): void => {
  const { items, keys, marks, edits, onFocus, onMenu, onOpen } = table;
  const at = placeOf(event.target, keys);
  const command = at && tableCommand(at, event, { rows: items.length, columns: keys.length });
  const item = at && items[at.row];
  if (!command || !item) return;
  if (item.heading) return pressHeading(event, { heading: item.heading, command, at, onFocus });
  const { row } = item;
  if (command.do === 'menu' && (at.column < 0 || !onMenu)) return;
  event.preventDefault();
  if (command.do === 'focus') onFocus(command.to);
  if (command.do === 'toggle') marks.toggle(command.row);
  if (command.do === 'extend') {
    onFocus(command.to);
    marks.extend(at.row, command.to.row);
  }
  if (command.do === 'all') marks.all();
  if (command.do === 'menu') onMenu?.(event.target as HTMLElement);
  if (command.do === 'edit')
    edits.edit(at.column < 0 ? { ...at, column: edits.nextEditable(at, 1)?.column ?? -1 } : at);
  if (command.do === 'open' && !edits.edit(at)) onOpen?.(row);
};
