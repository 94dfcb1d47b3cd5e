import { Box, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { EntryCell } from './EntryCell.tsx';
import { cell, EntryHead, firstColumn, onWideOnly } from './EntryHead.tsx';
import { isTyped, type EntryColumn, type EntryRow, type TypedCell } from './entry-grid.ts';
import { useEntryKeys } from './use-entry-keys.ts';

interface EntryGridProps<Row extends EntryRow> {
  /** The name of the grid. */
  readonly label: string;
  /** What its rows represent. */
  readonly rowHead: ReactNode;
  readonly rows: readonly Row[];
  readonly columns: readonly EntryColumn<Row>[];
  readonly readOnly?: boolean;
  readonly saving?: boolean;
  readonly onType: (cells: readonly TypedCell<Row>[]) => void;
}

/**
 * Editable rows by columns. Enter and arrows go from row to row, Alt with arrows from column to column, Ctrl+D fills the
 * rows below; a spreadsheet fragment fills the cells from here on, or those of the rows named by its first column.
 */
export const EntryGrid = <Row extends EntryRow>(props: EntryGridProps<Row>) => {
  const { rows, columns, readOnly = false, onType } = props;
  const typed = columns.filter(isTyped);
  const { table, onKeyDown, onPaste } = useEntryKeys({ rows, columns: typed, readOnly, onType });
  const contentOf = (row: Row, at: number, column: EntryColumn<Row>): ReactNode => {
    if (!isTyped(column)) return column.shows(row);
    const closed = column.closed?.(row);
    if (closed !== undefined) return closed;
    return (
      <EntryCell
        row={row}
        column={column}
        place={{ row: at, column: typed.indexOf(column) }}
        readOnly={readOnly}
        onText={(text) => onType([{ row, column: column.key, text }])}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    );
  };
  return (
    <Paper variant="outlined" sx={{ overflow: 'auto', maxHeight: '70vh' }} aria-busy={props.saving}>
      <Box
        component="table"
        ref={table}
        aria-label={props.label}
        sx={{ borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%', fontSize: 14 }}
      >
        <EntryHead rowHead={props.rowHead} columns={columns} />
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id}>
              <Box
                component="th"
                scope="row"
                sx={{ ...cell, ...firstColumn, fontWeight: 400, minWidth: { xs: 96, sm: 180 } }}
              >
                {row.name}
                {row.under === undefined ? null : (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 12 }}>
                    {row.under}
                  </Box>
                )}
              </Box>
              {columns.map((column) => (
                <Box
                  component="td"
                  key={column.key}
                  sx={{
                    ...cell,
                    ...(column.grows ? { width: '45%' } : {}),
                    ...(isTyped(column) ? {} : { whiteSpace: 'nowrap', color: 'text.secondary' }),
                    ...(column.wideOnly ? onWideOnly : {}),
                  }}
                >
                  {contentOf(row, at, column)}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
};
