import { TableSortLabel } from '@mui/material';
import type { Column } from './column.ts';

const label = {
  '&, &:hover, &:focus-visible, &.Mui-active, &.Mui-active .MuiTableSortLabel-icon': { color: 'inherit' },
} as const;

interface HeadWordsProps<Row> {
  readonly column: Column<Row>;
  /** The rows are ordered by this column. */
  readonly active: boolean;
  readonly direction: 'asc' | 'desc';
  readonly onSort: ((field: string) => void) | undefined;
}

/** The name of a column; if the column is sortable, a click sorts by it. */
export const HeadWords = <Row,>({ column, active, direction, onSort }: HeadWordsProps<Row>) =>
  column.sortable && onSort ? (
    <TableSortLabel
      active={active}
      direction={active ? direction : 'asc'}
      onClick={() => onSort(column.key)}
      // The arrow comes before a right-aligned name, so that the name ends where the numbers end.
      sx={column.align === 'right' ? { ...label, flexDirection: 'row-reverse' } : label}
    >
      {column.label}
    </TableSortLabel>
  ) : (
    column.label
  );
