import { Checkbox, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { DataTableProps } from './DataTable.tsx';
import { togglePage } from './selection.ts';

const cell = { whiteSpace: 'nowrap', borderBottom: 0 } as const;
const label = {
  '&, &:hover, &:focus-visible, &.Mui-active, &.Mui-active .MuiTableSortLabel-icon': { color: 'inherit' },
} as const;

/** Names of the columns; a click sorts, a second one turns the order round. */
export const HeadRow = <Row extends { readonly id: number | string }>({
  columns,
  rows,
  sort,
  onSort,
  selection,
  renderMenu,
}: DataTableProps<Row>) => {
  const translate = useTranslate();
  const page = (rows ?? []).map((row) => row.id);
  const marked = page.filter((id) => selection?.ids.includes(id)).length;
  return (
    <TableHead>
      <TableRow>
        {selection ? (
          <TableCell padding="checkbox" sx={cell}>
            <Checkbox
              size="small"
              color="default"
              checked={marked > 0 && marked === page.length}
              indeterminate={marked > 0 && marked < page.length}
              disabled={page.length === 0}
              onChange={() => selection.set(togglePage(selection.ids, page))}
              slotProps={{ input: { 'aria-label': translate('engine.list.markPage') } }}
              sx={{ color: 'inherit !important' }}
            />
          </TableCell>
        ) : null}
        {columns.map((column) => {
          const active = sort?.field === column.key;
          const direction = sort?.order === 'DESC' ? 'desc' : 'asc';
          return (
            <TableCell
              key={column.key}
              align={column.align}
              sx={cell}
              sortDirection={active ? direction : false}
            >
              {column.sortable && onSort ? (
                <TableSortLabel
                  active={active}
                  direction={active ? direction : 'asc'}
                  onClick={() => onSort(column.key)}
                  sx={label}
                >
                  {column.label}
                </TableSortLabel>
              ) : (
                column.label
              )}
            </TableCell>
          );
        })}
        {renderMenu ? (
          <TableCell padding="checkbox" sx={cell} aria-label={translate('engine.list.rowActions')} />
        ) : null}
      </TableRow>
    </TableHead>
  );
};
