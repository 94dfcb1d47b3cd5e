import { Box } from '@mui/material';

const figure = {
  px: 1,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  borderTop: 1,
  borderLeft: 1,
  borderColor: 'divider',
} as const;

/** Days as people count them: whole days and halves. */
const dayText = (days: number): string => (days === 0 ? '–' : String(days));

/** Headers of the columns behind the days. */
export const TotalHeads = ({ names }: { readonly names: readonly string[] }) =>
  names.map((name) => (
    <Box
      component="th"
      key={name}
      scope="col"
      sx={{ px: 1, fontWeight: 500, textAlign: 'right', verticalAlign: 'bottom', whiteSpace: 'nowrap' }}
    >
      {name}
    </Box>
  ));

/** Totals of a row behind its days. */
export const RowTotals = ({ figures }: { readonly figures: readonly number[] }) =>
  figures.map((days, at) => (
    <Box component="td" key={at} sx={figure}>
      {dayText(days)}
    </Box>
  ));

interface DayTotalsProps {
  readonly name: string;
  /** By day; undefined for days about which nothing is known yet. */
  readonly days: readonly (number | undefined)[];
  /** Grand totals of the row totals, one for each column behind the days. */
  readonly sums: readonly number[];
}

/** Daily totals below the rows, kept visible while these are scrolled. */
export const DayTotals = ({ name, days, sums }: DayTotalsProps) => (
  <Box
    component="tfoot"
    sx={{ position: 'sticky', bottom: 0, zIndex: 2, bgcolor: 'background.paper', fontWeight: 600 }}
  >
    <tr>
      <Box
        component="th"
        scope="row"
        sx={{
          position: 'sticky',
          left: 0,
          px: 1,
          py: 0.5,
          textAlign: 'left',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {name}
      </Box>
      {days.map((count, at) => (
        <Box component="td" key={at} sx={{ ...figure, px: 0, textAlign: 'center' }}>
          {count ?? ''}
        </Box>
      ))}
      <RowTotals figures={sums} />
    </tr>
  </Box>
);
