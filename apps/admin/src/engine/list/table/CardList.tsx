import { Box, Checkbox, LinearProgress, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { GroupToggle } from './GroupRow.tsx';
import type { Column } from './column.ts';
import { itemsOf, type TableGroup } from './items.ts';
import type { DataTableProps } from './table-props.ts';

const quiet = 'a, button, input, label';

/** The heading of a group between the cards, with its sums. */
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

/** One card a row: its title is the heading, the other columns stand below with their names. */
export const CardList = <Row extends { readonly id: number | string }>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, groups, selection, onOpen, renderMenu, rowColour, busy } = props;
  const translate = useTranslate();
  const picture = columns.find((column) => column.role === 'picture');
  const head =
    columns.find((column) => column.role === 'title') ?? columns.find((column) => column !== picture);
  const rest = columns.filter((column) => column !== head && column !== picture);
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
            <Paper
              component="li"
              variant="outlined"
              tabIndex={0}
              onKeyDown={(event) =>
                event.key === 'Enter' && event.target === event.currentTarget && onOpen?.(row)
              }
              onClick={(event) => !(event.target as HTMLElement).closest(quiet) && onOpen?.(row)}
              sx={{ p: 1.25, bgcolor: rowColour?.(row) }}
            >
              <Box
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 32 }}
              >
                {selection ? (
                  <Checkbox
                    size="small"
                    sx={{ p: 0.5 }}
                    checked={selection.ids.includes(row.id)}
                    onChange={() => selection.toggle(row.id)}
                    slotProps={{ input: { 'aria-label': translate('engine.list.markRow') } }}
                  />
                ) : null}
                <Typography
                  component="div"
                  sx={{ fontWeight: 600, flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}
                >
                  {head?.render(row)}
                </Typography>
                {renderMenu?.(row)}
              </Box>
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
                {rest
                  .filter((column) => !column.isEmpty?.(row))
                  .map((column) => (
                    <Box key={column.key} sx={{ display: 'contents' }}>
                      <Typography
                        component="dt"
                        variant="body2"
                        color="textSecondary"
                        sx={{ minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' }}
                      >
                        {column.label}
                      </Typography>
                      <Typography
                        component="dd"
                        variant="body2"
                        sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}
                      >
                        {column.render(row)}
                      </Typography>
                    </Box>
                  ))}
              </Box>
            </Paper>
          </RecordContextProvider>
        ),
      )}
      {totals.length > 0 ? (
        <Paper component="li" variant="outlined" sx={{ p: 1.25 }}>
          {totals.map((column) => (
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
      ) : null}
    </Stack>
  );
};
