import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { EntryColumn } from './entry-grid.ts';

export const cell = { borderBottom: 1, borderColor: 'divider', px: 1, py: 0.25, textAlign: 'left' } as const;
/** The column of row names stays visible. */
export const firstColumn = { position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1 } as const;
export const onWideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

const head = {
  ...cell,
  position: 'sticky',
  top: 0,
  bgcolor: 'background.paper',
  zIndex: 2,
  fontWeight: 600,
  verticalAlign: 'bottom',
} as const;

interface EntryHeadProps<Row> {
  /** What the rows represent. */
  readonly rowHead: ReactNode;
  readonly columns: readonly EntryColumn<Row>[];
}

/** The headers of a grid, which stay visible. */
export const EntryHead = <Row,>({ rowHead, columns }: EntryHeadProps<Row>) => (
  <thead>
    <tr>
      <Box component="th" sx={{ ...head, ...firstColumn, zIndex: 3 }}>
        {rowHead}
      </Box>
      {columns.map((column) => (
        <Box
          component="th"
          key={column.key}
          scope="col"
          sx={{ ...head, minWidth: column.minWidth, maxWidth: 160, ...(column.wideOnly ? onWideOnly : {}) }}
        >
          {column.head}
        </Box>
      ))}
    </tr>
  </thead>
);
