import { TableBody } from '@mui/material';
import { useRef, type FocusEvent, type MouseEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useCellEdits } from './use-cell-edits.ts';
import { useRowMarks } from './use-row-marks.ts';
import { pressInTable } from './press-in-table.ts';
import { rowClick } from './row-click.ts';
import { savedBefore } from '../../../routing/coming-back.ts';
import type { DataTableProps } from './table-props.ts';
import { bodyStyle } from './body-style.ts';
import { BodyRows } from './BodyRows.tsx';
import type { RowId } from './selection.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { useEvent } from './use-event.ts';
import { useFocusPlace } from './use-focus-place.ts';
import { useMarkedCopy } from './use-marked-copy.ts';
import { useTableFocus } from './use-table-focus.ts';
import { windowFrom } from './use-window.ts';
import type { Item } from './items.ts';
import { placeOf } from './place-of.ts';

const none: readonly RowId[] = [];

interface TableRowsProps<Row extends { readonly id: RowId }> extends DataTableProps<Row> {
  /** What is scrolled. */
  readonly container: RefObject<HTMLElement | null>;
  readonly items: readonly Item<Row>[];
  /** Opens the menu of a cell; undefined if cells have none. */
  readonly onMenu: ((cell: HTMLElement) => void) | undefined;
}

/** The rows of a table on wide screens: navigated by keys, selected, opened, their cells edited in place. */
export const TableRows = <Row extends { readonly id: RowId }>(props: TableRowsProps<Row>) => {
  const { columns, rows, items, container, selection, cells, onMenu, onOpen } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const count = items.length;
  const isWindowed = count > windowFrom;
  const keys = columns.map(({ key }) => key);
  const focus = useTableFocus({ container, body, columns: keys, count, isWindowed, rows });
  const { state } = useLocation();
  const rememberFocus = useFocusPlace(rows !== undefined, focus.focus, (id) => {
    const row = items.findIndex((item) => String(item.row?.id) === String(id));
    return row < 0 ? undefined : { row, column: -1 };
  });
  const marks = useRowMarks({
    selection,
    ids: (rows ?? []).map(({ id }) => id),
    idAt: (row) => items[row]?.row?.id,
  });
  useMarkedCopy({ body, rows, columns, marked: selection?.ids ?? none });
  const edits = useCellEdits({ items, keys, cells, onFocus: focus.focus });
  const click = (event: MouseEvent): void => {
    const place = rowClick(event, body.current, keys);
    const row = place && items[place.row]?.row;
    if (row && (place.column < 0 || !edits.edit(place))) onOpen?.(row);
  };
  const renderMenu = useEvent((row: Row) => props.renderMenu?.(row));
  const width = columns.length + (selection ? 1 : 0) + (props.renderMenu ? 1 : 0);
  return (
    <TableBody
      ref={body}
      data-windowed={isWindowed ? '' : undefined}
      sx={bodyStyle}
      onKeyDown={(event) =>
        pressInTable(event, { items, keys, marks, edits, onFocus: focus.focus, onMenu, onOpen })
      }
      onClick={click}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        focus.onFocus(event.target);
        rememberFocus(placeOf(event.target, keys));
      }}
      onBlur={(event: FocusEvent<HTMLElement>) => focus.onBlur(event.relatedTarget)}
    >
      {rows === undefined ? <SkeletonRows rows={props.skeletonRows ?? 10} columns={width} /> : null}
      <BodyRows
        container={container}
        items={items}
        columns={columns}
        marked={selection?.ids ?? none}
        markable={selection?.reach}
        onMark={selection ? marks.mark : undefined}
        renderMenu={props.renderMenu ? renderMenu : undefined}
        cells={cells}
        colour={props.rowColour}
        saved={savedBefore(state)}
        current={focus.at.row}
        edited={edits.edited}
        onEditEnd={edits.end}
        clickable={onOpen !== undefined}
        onDrawn={focus.settle}
      />
    </TableBody>
  );
};
