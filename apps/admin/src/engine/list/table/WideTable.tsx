import {
  LinearProgress,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableRow,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { DataTableProps } from './DataTable.tsx';
import { BodyRow } from './BodyRow.tsx';
import { HeadRow } from './HeadRow.tsx';
import { asCells } from './selection.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { rowCommand } from './table-keys.ts';

/** The table of wide screens: head and marked rows stay in place, every row is reached by arrows. */
export const WideTable = <Row extends { readonly id: number | string }>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, selection, onOpen, busy } = props;
  const translate = useTranslate();
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState(0);
  const focusRow = (index: number): void => {
    setActive(index);
    body.current?.querySelectorAll<HTMLElement>('tr')[index]?.focus();
  };
  const press = (event: KeyboardEvent, index: number): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const command = rowCommand(index, event, rows?.length ?? 0);
    if (!command) return;
    event.preventDefault();
    if ('focus' in command && command.focus !== undefined) focusRow(command.focus);
    if ('toggle' in command) selection?.toggle(rows?.[command.toggle]?.id ?? '');
    const opened = 'open' in command ? rows?.[command.open] : undefined;
    if (opened) onOpen?.(opened);
  };
  const copy = (event: ClipboardEvent): void => {
    const marked = new Set(selection?.ids);
    if (marked.size === 0 || window.getSelection()?.toString()) return;
    const lines = Array.from(
      body.current?.querySelectorAll<HTMLElement>('tr[data-marked=true]') ?? [],
      (line) =>
        Array.from(line.querySelectorAll<HTMLElement>('td[data-column]'), (cell) => cell.innerText.trim()),
    );
    event.clipboardData.setData('text/plain', asCells([columns.map((column) => column.label), ...lines]));
    event.preventDefault();
  };
  const hasFooter = columns.some((column) => column.footer !== undefined && column.footer !== null);
  return (
    <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden', borderRadius: 1 }}>
      {busy ? (
        <LinearProgress
          aria-label={translate('engine.list.loading')}
          sx={{ position: 'absolute', inset: '0 0 auto', zIndex: 3, height: 2 }}
        />
      ) : null}
      <TableContainer sx={{ maxHeight: 'max(420px, calc(100dvh - 260px))' }} onCopy={copy}>
        <Table size="small" stickyHeader aria-label={caption} aria-busy={busy}>
          <HeadRow {...props} />
          <TableBody ref={body}>
            {rows === undefined ? (
              <SkeletonRows
                rows={props.skeletonRows ?? 10}
                columns={columns.length + (selection ? 1 : 0) + (props.renderMenu ? 1 : 0)}
              />
            ) : (
              rows.map((row, index) => (
                <BodyRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  marked={selection?.ids.includes(row.id)}
                  onMark={selection ? () => selection.toggle(row.id) : undefined}
                  onOpen={onOpen}
                  menu={props.renderMenu?.(row)}
                  hasMenu={props.renderMenu !== undefined}
                  colour={props.rowColour?.(row)}
                  tabIndex={index === Math.min(active, rows.length - 1) ? 0 : -1}
                  onFocus={() => setActive(index)}
                  onKeyDown={(event) => press(event, index)}
                />
              ))
            )}
          </TableBody>
          {hasFooter && rows && rows.length > 0 ? (
            <TableFooter sx={{ position: 'sticky', bottom: 0, bgcolor: 'background.paper' }}>
              <TableRow>
                {selection ? <TableCell padding="checkbox" /> : null}
                {columns.map((column) => (
                  <TableCell
                    key={column.key}
                    align={column.align}
                    sx={{ fontWeight: 600, color: 'text.primary', fontSize: 14 }}
                  >
                    {column.footer}
                  </TableCell>
                ))}
                {props.renderMenu ? <TableCell padding="checkbox" /> : null}
              </TableRow>
            </TableFooter>
          ) : null}
        </Table>
      </TableContainer>
    </Paper>
  );
};
