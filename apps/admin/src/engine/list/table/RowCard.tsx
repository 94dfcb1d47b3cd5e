import { useTranslate } from 'react-admin';
import { Box, Checkbox, Paper, Typography } from '@mui/material';
import type { CellControl, Column } from './column.ts';
import type { DataTableProps } from './table-props.ts';
import type { RowId } from './selection.ts';

const quiet = 'a, button, input, label';

interface RowCardProps<Row extends { readonly id: RowId }> extends DataTableProps<Row> {
  readonly row: Row;
}

interface CardValuesProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly cells: CellControl<Row> | undefined;
}

const CardValues = <Row,>({ row, columns, cells }: CardValuesProps<Row>) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(90px, 2fr) 3fr',
      columnGap: 1,
      rowGap: 0.25,
      m: 0,
    }}
  >
    {columns
      .filter((column) => !column.isEmpty?.(row))
      .map((column) => {
        const touch = cells?.touch(row, column.key);
        const place = touch === undefined ? {} : { gridColumn: '1 / -1' };
        return (
          <Box key={column.key} sx={{ display: 'contents' }}>
            <Typography
              component="dt"
              variant="body2"
              color="textSecondary"
              sx={{ minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto', ...place }}
            >
              {column.label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', ...place }}
            >
              {touch ?? column.render(row)}
            </Typography>
          </Box>
        );
      })}
  </Box>
);

/** A row on a narrow screen: its heading with checkbox and menu, below it the rest of its content. */
export const RowCard = <Row extends { readonly id: RowId }>(props: RowCardProps<Row>) => {
  const { row, columns, selection, onOpen, renderMenu, rowColour } = props;
  const translate = useTranslate();
  const picture = columns.find((column) => column.role === 'picture');
  const head =
    columns.find((column) => column.role === 'title') ?? columns.find((column) => column !== picture);
  const rest = columns.filter((column) => column !== head && column !== picture);
  return (
    <Paper
      component="li"
      variant="outlined"
      tabIndex={0}
      onKeyDown={(event) => event.key === 'Enter' && event.target === event.currentTarget && onOpen?.(row)}
      onClick={(event) => !(event.target as HTMLElement).closest(quiet) && onOpen?.(row)}
      sx={{ p: 1.25, bgcolor: rowColour?.(row) }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 32 }}>
        {selection ? (
          <Checkbox
            size="small"
            sx={{ p: 0.5 }}
            checked={selection.ids.includes(row.id)}
            disabled={selection.reach?.includes(row.id) === false}
            onChange={() => selection.toggle(row.id)}
            slotProps={{ input: { 'aria-label': translate('engine.list.markRow') } }}
          />
        ) : null}
        <Typography
          component="div"
          sx={{ fontWeight: 600, flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {head?.render(row)}
        </Typography>
        {renderMenu?.(row)}
      </Box>
      <CardValues row={row} columns={rest} cells={props.cells} />
    </Paper>
  );
};
