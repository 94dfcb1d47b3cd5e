import { Box, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { headCell } from './head-cell.ts';
import type { DataTableProps } from './table-props.ts';
import { menuPlace, pinStyle } from './pins.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { useColumnDrag } from './use-column-drag.ts';
import { HeadWords } from './HeadWords.tsx';
import { MarkPageCell } from './MarkPageCell.tsx';

/** A width that holds in a table whose other columns are as wide as their content. */
export const widthStyle = (width: number | undefined) =>
  width === undefined ? {} : { width, minWidth: width, maxWidth: width };

/** The name of a column is cut at the edges of its cell; its arrow may stand in the gap to the next one. */
const namePlace = {
  display: 'block',
  mx: '-12px',
  px: '12px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** Column names; a click sorts, a second one reverses the order. They are moved and resized by dragging. */
export const HeadRow = <Row extends { readonly id: number | string }>({
  columns,
  rows,
  sort,
  onSort,
  selection,
  renderMenu,
  columnControl,
}: DataTableProps<Row>) => {
  const translate = useTranslate();
  const hasPins = columns.some(({ pinned }) => pinned);
  const first = selection && hasPins ? 1 : 0;
  const { dragged, over, dragging } = useColumnDrag(columnControl);
  return (
    <TableHead>
      <TableRow>
        {selection ? <MarkPageCell rows={rows} selection={selection} pinned={hasPins} /> : null}
        {columns.map((column, index) => {
          const active = sort?.field === column.key;
          const direction = sort?.order === 'DESC' ? 'desc' : 'asc';
          return (
            <TableCell
              key={column.key}
              align={column.align}
              sortDirection={active ? direction : false}
              data-pinned={column.pinned ? '' : undefined}
              data-head={column.key}
              {...dragging(column.key)}
              sx={{
                ...headCell,
                ...widthStyle(column.width),
                ...(column.pinned ? pinStyle(index + first, true) : {}),
                opacity: dragged === column.key ? 0.5 : 1,
                boxShadow: over === column.key && dragged ? 'inset 3px 0 0 currentColor' : undefined,
              }}
            >
              <Box component="span" sx={namePlace}>
                <HeadWords column={column} active={active} direction={direction} onSort={onSort} />
              </Box>
              {columnControl ? (
                <ResizeHandle onResize={(width) => columnControl.resize(column.key, width)} />
              ) : null}
            </TableCell>
          );
        })}
        {renderMenu ? (
          <TableCell padding="checkbox" sx={{ ...headCell, ...menuPlace, zIndex: 4 }}>
            <span className="s-visually-hidden">{translate('engine.list.rowActions')}</span>
          </TableCell>
        ) : null}
      </TableRow>
    </TableHead>
  );
};
