import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { memo, type CSSProperties, type ReactNode } from 'react';
import type { CellControl, Column, EditEnd } from './column.ts';
import { pinPlace } from './pins.ts';
import type { RowId } from './selection.ts';

export interface BodyRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly marked: boolean;
  /** It cannot be selected. */
  readonly fixed: boolean;
  /** It was saved on the previous page. */
  readonly saved: boolean;
  /** With Shift all rows since the one selected before. */
  readonly onMark: ((id: RowId, isRange: boolean) => void) | undefined;
  readonly renderMenu: ((row: Row) => ReactNode) | undefined;
  readonly cells: CellControl<Row> | undefined;
  readonly colour: string | undefined;
  /** The row that Tab moves to. */
  readonly current: boolean;
  /** Key of the column being edited. */
  readonly editing: string | undefined;
  readonly onEditEnd: (end: EditEnd) => void;
  /** All rows are equally high, because most are not rendered. */
  readonly height: number | undefined;
  readonly clickable: boolean;
}

/** The input overlays the cell, whose value keeps the width of the column. */
const editorPlace = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  px: 1,
  bgcolor: 'background.paper',
} as const;

/** Its own widths and positions; everything else comes from the body's styles (`body-style.ts`). */
const cellStyle = <R,>({ align, width, pinned }: Column<R>, place: number): CSSProperties | undefined => {
  const isAligned = align !== undefined && align !== 'left';
  if (!isAligned && width === undefined && !pinned) return undefined;
  return {
    ...(isAligned ? { textAlign: align === 'right' ? 'end' : align } : {}),
    ...(width === undefined ? {} : { width, minWidth: width, maxWidth: width }),
    ...(pinned ? { left: pinPlace(place) } : {}),
  };
};

const Row = <R extends { readonly id: RowId }>(props: BodyRowProps<R>) => {
  const { row, index, columns, marked, fixed, onMark, colour, cells, editing, height } = props;
  const translate = useTranslate();
  const hasPins = columns.some(({ pinned }) => pinned);
  const first = onMark && hasPins ? 1 : 0;
  // The colour of selected rows is set by the body, and takes precedence over their own.
  const own = marked ? undefined : colour;
  return (
    <tr
      data-marked={marked}
      data-saved={props.saved ? '' : undefined}
      data-row={index}
      data-id={row.id}
      data-clickable={props.clickable ? '' : undefined}
      tabIndex={props.current ? 0 : -1}
      aria-rowindex={height === undefined ? undefined : index + 2}
      style={{ height, '--row': own, backgroundColor: own } as CSSProperties}
    >
      {onMark ? (
        <td
          data-side
          data-pinned={hasPins ? '' : undefined}
          style={hasPins ? { left: pinPlace(0) } : undefined}
          // Shift would also select the text between, which Ctrl+C would then copy.
          onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        >
          <input
            type="checkbox"
            data-mark
            tabIndex={-1}
            checked={marked}
            disabled={fixed}
            onChange={({ nativeEvent }) =>
              onMark(row.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
            aria-label={translate('engine.list.markRow')}
          />
        </td>
      ) : null}
      {columns.map((column, place) => {
        const isEdited = editing === column.key;
        return (
          <td
            key={column.key}
            tabIndex={-1}
            data-column={column.key}
            data-pinned={column.pinned ? '' : undefined}
            data-edited={isEdited ? '' : undefined}
            style={cellStyle(column, place + first)}
          >
            {isEdited && cells ? (
              <>
                <span style={{ visibility: 'hidden' }}>{column.render(row)}</span>
                <Box sx={editorPlace}>{cells.editor(row, column.key, props.onEditEnd)}</Box>
              </>
            ) : (
              column.render(row)
            )}
          </td>
        );
      })}
      {props.renderMenu ? (
        <td data-side data-menu>
          {props.renderMenu(row)}
        </td>
      ) : null}
    </tr>
  );
};

/** One row; re-rendered only if something of its own has changed. */
export const BodyRow = memo(Row) as typeof Row;
