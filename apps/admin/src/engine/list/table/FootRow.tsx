import { TableCell, TableFooter, TableRow } from '@mui/material';
import type { DataTableProps } from './table-props.ts';
import { menuPlace, pinStyle } from './pins.ts';

/** Totals below the columns; stays visible. */
export const FootRow = <Row extends { readonly id: number | string }>({
  columns,
  selection,
  renderMenu,
}: DataTableProps<Row>) => {
  const hasPins = columns.some(({ pinned }) => pinned);
  const first = selection && hasPins ? 1 : 0;
  const ground = { bgcolor: 'background.paper' };
  return (
    <TableFooter sx={{ position: 'sticky', bottom: 0, zIndex: 2, ...ground }}>
      <TableRow>
        {selection ? (
          <TableCell padding="checkbox" sx={hasPins ? { ...pinStyle(0), ...ground } : undefined} />
        ) : null}
        {columns.map((column, index) => (
          <TableCell
            key={column.key}
            align={column.align}
            sx={{
              fontWeight: 600,
              color: 'text.primary',
              fontSize: 14,
              ...(column.pinned ? { ...pinStyle(index + first), ...ground } : {}),
            }}
          >
            {column.footer}
          </TableCell>
        ))}
        {renderMenu ? <TableCell padding="checkbox" sx={{ ...menuPlace, ...ground }} /> : null}
      </TableRow>
    </TableFooter>
  );
};
