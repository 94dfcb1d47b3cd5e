import { Box, LinearProgress, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { GroupToggle } from './GroupRow.tsx';
import type { Column } from './column.ts';
import { itemsOf, type TableGroup } from './items.ts';
import type { DataTableProps } from './table-props.ts';
import { RowCard } from './RowCard.tsx';

/** The heading of a group between the cards, with its totals. */
const GroupCard = <Row,>({
  group,
  columns,
}: {
  readonly group: TableGroup<Row>;
  readonly columns: readonly Column<Row>[];
}) => (
  <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', pt: 0.5 }}>
    <GroupToggle group={group} />
    {columns
      .filter(({ key }) => group.sums[key] !== undefined)
      .map(({ key, label }) => (
        <Box key={key} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, px: 1, pb: 0.5 }}>
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="div" variant="body2" sx={{ fontWeight: 600 }}>
            {group.sums[key]}
          </Typography>
        </Box>
      ))}
  </Box>
);

const TotalsCard = <Row,>({ columns }: { readonly columns: readonly Column<Row>[] }) => (
  <Paper component="li" variant="outlined" sx={{ p: 1.25 }}>
    {columns.map((column) => (
      <Box key={column.key} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {column.label}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {column.footer}
        </Typography>
      </Box>
    ))}
  </Paper>
);

/** One card per row: its title is the heading, the other columns are below with their names. */
export const CardList = <Row extends { readonly id: number | string }>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, groups, busy } = props;
  const translate = useTranslate();
  if (!rows) return <Skeleton variant="rounded" height={240} />;
  const totals = columns.filter((column) => column.footer !== undefined && column.footer !== null);
  return (
    <Stack component="ul" aria-label={caption} sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {busy ? <LinearProgress aria-label={translate('engine.list.loading')} sx={{ height: 2 }} /> : null}
      {itemsOf(rows, groups).map(({ row, heading }) =>
        heading ? (
          <GroupCard key={`group ${heading.key}`} group={heading} columns={columns} />
        ) : (
          <RecordContextProvider key={row.id} value={row}>
            <RowCard {...props} row={row} />
          </RecordContextProvider>
        ),
      )}
      {totals.length > 0 ? <TotalsCard columns={totals} /> : null}
    </Stack>
  );
};
