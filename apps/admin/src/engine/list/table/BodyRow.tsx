import { Box, Checkbox, TableCell, TableRow } from '@mui/material';
import { alpha, type Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { memo, type ReactNode } from 'react';
import type { CellControl, Column, EditEnd } from './column.ts';
import { widthStyle } from './HeadRow.tsx';
import { pinStyle } from './pins.ts';
import type { RowId } from './selection.ts';

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly marked: boolean;
  readonly onMark: ((id: RowId) => void) | undefined;
  readonly renderMenu: ((row: Row) => ReactNode) | undefined;
  readonly cells: CellControl<Row> | undefined;
  readonly colour: string | undefined;
  /** The row that Tab leads to. */
  readonly current: boolean;
  /** Key of the column that is being edited. */
  readonly editing: string | undefined;
  readonly onEditEnd: (end: EditEnd) => void;
  /** Every row is as high as the others, because most are not drawn. */
  readonly height: number | undefined;
  readonly clickable: boolean;
}

const focusRing = { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 } as const;
/** The input lies over the cell, whose value keeps the width of the column. */
const editorPlace = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  px: 1,
  bgcolor: 'background.paper',
} as const;
/** Under a pinned cell others pass, so it needs a ground; the colours of a row lie over it. */
const ground = (colour: string | undefined, marked: boolean) => (theme: Theme) => {
  const { primary, action } = theme.palette;
  const over = marked ? alpha(primary.main, action.selectedOpacity) : colour;
  return {
    backgroundColor: theme.palette.background.paper,
    backgroundImage: over ? `linear-gradient(${over}, ${over})` : undefined,
  };
};

const Row = <R extends { readonly id: RowId }>(props: BodyRowProps<R>) => {
  const { row, index, columns, marked, onMark, colour, cells, editing, height } = props;
  const translate = useTranslate();
  const hasPins = columns.some(({ pinned }) => pinned);
  const first = onMark && hasPins ? 1 : 0;
  return (
    <TableRow
      hover
      selected={marked}
      data-marked={marked}
      data-row={index}
      data-id={row.id}
      tabIndex={props.current ? 0 : -1}
      aria-rowindex={height === undefined ? undefined : index + 2}
      sx={{
        cursor: props.clickable ? 'pointer' : undefined,
        bgcolor: colour,
        height,
        '&:focus-visible': focusRing,
        '&:last-of-type td': { borderBottom: 0 },
      }}
    >
      {onMark ? (
        <TableCell padding="checkbox" sx={hasPins ? [pinStyle(0), ground(colour, marked)] : undefined}>
          <Checkbox
            size="small"
            tabIndex={-1}
            checked={marked}
            onChange={() => onMark(row.id)}
            slotProps={{ input: { 'aria-label': translate('engine.list.markRow') } }}
            sx={height === undefined ? undefined : { p: 0.5 }}
          />
        </TableCell>
      ) : null}
      {columns.map((column, place) => {
        const isEdited = editing === column.key;
        return (
          <TableCell
            key={column.key}
            align={column.align}
            tabIndex={-1}
            data-column={column.key}
            sx={[
              {
                maxWidth: 320,
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                '&:focus-visible': focusRing,
              },
              height === undefined ? {} : { whiteSpace: 'nowrap', py: 0 },
              widthStyle(column.width),
              column.pinned ? pinStyle(place + first) : { position: 'relative' },
              column.pinned ? ground(colour, marked) : {},
              isEdited ? { overflow: 'visible', ...focusRing } : {},
            ]}
          >
            {isEdited && cells ? (
              <>
                <span style={{ visibility: 'hidden' }}>{column.render(row)}</span>
                <Box sx={editorPlace}>{cells.editor(row, column.key, props.onEditEnd)}</Box>
              </>
            ) : (
              column.render(row)
            )}
          </TableCell>
        );
      })}
      {props.renderMenu ? <TableCell padding="checkbox">{props.renderMenu(row)}</TableCell> : null}
    </TableRow>
  );
};

/** One row; drawn anew only when something of its own has changed. */
export const BodyRow = memo(Row) as typeof Row;
