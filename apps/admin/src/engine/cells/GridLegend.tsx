import { Box, Typography } from '@mui/material';

export interface LegendEntry {
  /** The sign as it appears in a cell; a coloured bar or background if it is not a letter. */
  readonly sign: string;
  readonly words: string;
  /** Theme colour: of the letters, or of the bar below a cell if the sign is empty. */
  readonly colour?: string;
  /** The background of a cell. */
  readonly ground?: string;
}

interface GridLegendProps {
  readonly label: string;
  readonly entries: readonly LegendEntry[];
}

/** The meaning of a grid's letters and colours. */
export const GridLegend = ({ label, entries }: GridLegendProps) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none', p: 0, my: 1 }}
  >
    {entries.map(({ sign, words, colour, ground }) => (
      <Box component="li" key={`${sign} ${words}`} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="span"
          aria-hidden={sign === ''}
          sx={{
            minWidth: 24,
            height: 20,
            px: 0.5,
            fontSize: 12,
            fontWeight: 600,
            lineHeight: '20px',
            textAlign: 'center',
            color: colour,
            bgcolor: ground,
            border: 1,
            borderColor: 'divider',
            ...(sign === '' && colour ? { borderBottom: 3, borderBottomColor: colour } : {}),
          }}
        >
          {sign}
        </Box>
        <Typography variant="body2" color="textSecondary" component="span">
          {words}
        </Typography>
      </Box>
    ))}
  </Box>
);
