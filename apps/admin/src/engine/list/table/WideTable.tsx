import { LinearProgress, Paper, Table, TableContainer } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMemo, useRef } from 'react';
import type { DataTableProps } from './table-props.ts';
import { CellMenu } from './CellMenu.tsx';
import { FootRow } from './FootRow.tsx';
import { HeadRow } from './HeadRow.tsx';
import { usePins } from './pins.ts';
import { itemsOf } from './items.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import { useStillColumns } from './use-still-columns.ts';
import { windowFrom } from './use-window.ts';
import { TableRows } from './TableRows.tsx';
import { useCellMenu } from './use-cell-menu.ts';

/** The table on wide screens: header and pinned columns stay in place, every row and cell can be reached by arrow keys. */
export const WideTable = <Row extends { readonly id: number | string }>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, groups, selection, busy, cells } = props;
  const translate = useTranslate();
  const outside = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const items = useMemo(() => itemsOf(rows ?? [], groups), [rows, groups]);
  const count = items.length;
  const isWindowed = count > windowFrom;
  useScrollPlace(container, count > 0);
  const hasPins = columns.some(({ pinned }) => pinned);
  usePins(
    table,
    hasPins ? `${selection ? '*' : ''}${columns.map(({ key, pinned }) => `${key}${pinned}`).join()}` : '',
  );
  useStillColumns(table, container, isWindowed ? rows : undefined, columns);
  const menu = useCellMenu(items, cells);
  const hasFooter = columns.some((column) => column.footer !== undefined && column.footer !== null);
  return (
    <Paper
      ref={outside}
      variant="outlined"
      sx={{ position: 'relative', overflow: 'hidden', borderRadius: 1 }}
    >
      {busy ? (
        <LinearProgress
          aria-label={translate('engine.list.loading')}
          sx={{ position: 'absolute', inset: '0 0 auto', zIndex: 5, height: 2 }}
        />
      ) : null}
      <TableContainer
        ref={container}
        // A background of its own lets the browser move what is already painted instead of repainting it.
        sx={{
          maxHeight: 'max(420px, calc(100dvh - 260px))',
          overflowAnchor: 'none',
          bgcolor: 'background.paper',
        }}
      >
        <Table
          ref={table}
          size="small"
          stickyHeader
          aria-label={caption}
          aria-busy={busy}
          aria-rowcount={isWindowed ? count + 1 : undefined}
        >
          <HeadRow {...props} />
          <TableRows {...props} container={container} items={items} onMenu={cells && menu.onOpen} />
          {hasFooter && count > 0 ? <FootRow {...props} /> : null}
        </Table>
      </TableContainer>
      {cells ? <CellMenu container={outside} {...menu} /> : null}
    </Paper>
  );
};
