import { Box, Checkbox, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState, type DragEvent, type ReactNode } from 'react';
import type { Column } from './column.ts';
import type { DataTableProps } from './table-props.ts';
import { pinStyle } from './pins.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { togglePage } from './selection.ts';

const cell = { whiteSpace: 'nowrap', borderBottom: 0 } as const;
const label = {
  '&, &:hover, &:focus-visible, &.Mui-active, &.Mui-active .MuiTableSortLabel-icon': { color: 'inherit' },
} as const;

/** A width that holds in a table whose other columns are as wide as their words. */
export const widthStyle = (width: number | undefined) =>
  width === undefined ? {} : { width, minWidth: width, maxWidth: width };

/** Names of the columns; a click sorts, a second one turns the order round. They are moved and resized by dragging. */
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
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const page = (rows ?? []).map((row) => row.id);
  const marked = page.filter((id) => selection?.ids.includes(id)).length;
  const hasPins = columns.some(({ pinned }) => pinned);
  const first = selection && hasPins ? 1 : 0;
  const dragging = (key: string) =>
    columnControl
      ? {
          draggable: true,
          onDragStart: (event: DragEvent) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', key);
            setDragged(key);
          },
          onDragEnter: () => setOver(key),
          onDragOver: (event: DragEvent) => dragged && event.preventDefault(),
          onDragEnd: () => {
            setDragged(undefined);
            setOver(undefined);
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            if (dragged && dragged !== key) columnControl.move(dragged, key);
          },
        }
      : {};
  const words = (column: Column<Row>, active: boolean, direction: 'asc' | 'desc'): ReactNode =>
    column.sortable && onSort ? (
      <TableSortLabel
        active={active}
        direction={active ? direction : 'asc'}
        onClick={() => onSort(column.key)}
        // The arrow stands before a name at the right, so that the name ends where the numbers end.
        sx={column.align === 'right' ? { ...label, flexDirection: 'row-reverse' } : label}
      >
        {column.label}
      </TableSortLabel>
    ) : (
      column.label
    );
  return (
    <TableHead>
      <TableRow>
        {selection ? (
          <TableCell
            padding="checkbox"
            data-pinned={hasPins ? '' : undefined}
            sx={{ ...cell, ...(hasPins ? pinStyle(0, true) : {}) }}
          >
            <Checkbox
              size="small"
              color="default"
              checked={marked > 0 && marked === page.length}
              indeterminate={marked > 0 && marked < page.length}
              disabled={page.length === 0}
              onChange={() => selection.set(togglePage(selection.ids, page))}
              slotProps={{ input: { 'aria-label': translate('engine.list.markPage') } }}
              sx={{ color: 'inherit !important', '@media print': { visibility: 'hidden' } }}
            />
            <span className="s-visually-hidden">{translate('engine.list.markRow')}</span>
          </TableCell>
        ) : null}
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
                ...cell,
                ...widthStyle(column.width),
                ...(column.pinned ? pinStyle(index + first, true) : {}),
                opacity: dragged === column.key ? 0.5 : 1,
                boxShadow: over === column.key && dragged ? 'inset 3px 0 0 currentColor' : undefined,
              }}
            >
              <Box component="span" sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {words(column, active, direction)}
              </Box>
              {columnControl ? (
                <ResizeHandle onResize={(width) => columnControl.resize(column.key, width)} />
              ) : null}
            </TableCell>
          );
        })}
        {renderMenu ? (
          <TableCell padding="checkbox" sx={cell}>
            <span className="s-visually-hidden">{translate('engine.list.rowActions')}</span>
          </TableCell>
        ) : null}
      </TableRow>
    </TableHead>
  );
};
