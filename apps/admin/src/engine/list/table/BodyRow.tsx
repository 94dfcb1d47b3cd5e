import { Checkbox, TableCell, TableRow } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Column } from './column.ts';

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly marked?: boolean;
  readonly onMark?: () => void;
  readonly onOpen?: (row: Row) => void;
  readonly menu?: ReactNode;
  readonly hasMenu: boolean;
  readonly colour?: string;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const quiet = 'a, button, input, label, [role=menuitem]';

export const BodyRow = <Row extends { readonly id: number | string }>(props: BodyRowProps<Row>) => {
  const { row, columns, marked, onMark, onOpen, colour } = props;
  const translate = useTranslate();
  return (
    <TableRow
      hover
      selected={marked}
      data-marked={marked}
      tabIndex={props.tabIndex}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      onClick={(event) => {
        const target = event.target as HTMLElement;
        // Marking text with the mouse is not a click on the row.
        if (
          !target.closest(quiet) &&
          event.currentTarget.contains(target) &&
          !window.getSelection()?.toString()
        )
          onOpen?.(row);
      }}
      sx={{
        cursor: onOpen ? 'pointer' : undefined,
        bgcolor: colour,
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        '&:last-of-type td': { borderBottom: 0 },
      }}
    >
      {onMark ? (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            tabIndex={-1}
            checked={marked === true}
            onChange={onMark}
            slotProps={{ input: { 'aria-label': translate('engine.list.markRow') } }}
          />
        </TableCell>
      ) : null}
      {columns.map((column) => (
        <TableCell
          key={column.key}
          align={column.align}
          data-column
          sx={{ maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {column.render(row)}
        </TableCell>
      ))}
      {props.hasMenu ? <TableCell padding="checkbox">{props.menu}</TableCell> : null}
    </TableRow>
  );
};
