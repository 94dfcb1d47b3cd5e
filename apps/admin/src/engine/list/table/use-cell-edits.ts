import { useState } from 'react';
import type { EditEnd, CellControl } from './column.ts';
import type { RowId } from './selection.ts';
import type { Place } from '../../field/lines/grid-move.ts';
import { useEvent } from './use-event.ts';
import type { Item } from './items.ts';

interface Edited {
  readonly id: RowId;
  readonly key: string;
}

interface EditedTable<Row> {
  readonly items: readonly Item<Row>[];
  /** Of the columns, in order. */
  readonly keys: readonly string[];
  readonly cells: CellControl<Row> | undefined;
  readonly onFocus: (place: Place) => void;
}

export type CellEdits = ReturnType<typeof useCellEdits>;

/** Which cell of a table is being edited, and where to go at the end. */
export const useCellEdits = <Row extends { readonly id: RowId }>(table: EditedTable<Row>) => {
  const { items, keys, cells, onFocus } = table;
  const [edited, setEdited] = useState<Edited>();
  /** Starts if the cell can be edited; returns whether it has. */
  const edit = (place: Place): boolean => {
    const [row, key] = [items[place.row]?.row, keys[place.column]];
    if (!row || key === undefined || !cells?.editable(row, key)) return false;
    setEdited({ id: row.id, key });
    return true;
  };
  /** The next or previous editable cell, starting from a place. */
  const nextEditable = (from: Place, by: 1 | -1): Place | undefined => {
    for (
      let at = from.row * keys.length + from.column + by;
      at >= 0 && at < items.length * keys.length;
      at += by
    ) {
      const [row, column] = [Math.floor(at / keys.length), at % keys.length];
      const item = items[row]?.row;
      if (item && cells?.editable(item, keys[column] ?? '')) return { row, column };
    }
    return undefined;
  };
  const end = useEvent((how: EditEnd): void => {
    if (!edited) return;
    const row = items.findIndex((item) => item.row?.id === edited.id);
    const place = { row: Math.max(row, 0), column: keys.indexOf(edited.key) };
    const by = { next: 1, previous: -1, stay: undefined, leave: undefined } as const;
    const step = by[how];
    const next = step === undefined ? undefined : nextEditable(place, step);
    setEdited(undefined);
    if (how !== 'leave') onFocus(next ?? place);
    if (next) edit(next);
  });

  return { edited, edit, nextEditable, end };
};
