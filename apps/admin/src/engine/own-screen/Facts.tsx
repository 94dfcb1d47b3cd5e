import { Box, Paper, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { figuresWrap } from '../field/frame/NumberText.tsx';
import { wholeNumber } from '../../i18n/whole-number.ts';
import { phrase } from './phrase.ts';

export interface Fact {
  readonly label: string;
  /** Undefined while it is loading; counts are grouped as everywhere else. */
  readonly value: ReactNode;
}

const shown = (value: ReactNode): ReactNode => {
  if (value === undefined) return <Skeleton width="70%" />;
  return typeof value === 'number' ? wholeNumber(value) : value;
};

/** A few facts to know before the table, side by side. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <Paper
    variant="outlined"
    component="dl"
    sx={{
      m: 0,
      mb: 2,
      px: 2,
      py: 1.5,
      display: 'grid',
      columnGap: 3,
      rowGap: 1,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    }}
  >
    {facts.map(({ label, value }) => (
      <Box key={label} sx={{ minWidth: 0 }}>
        <Typography component="dt" variant="body2" color="textSecondary" sx={phrase}>
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere', ...figuresWrap }}>
          {shown(value)}
        </Typography>
      </Box>
    ))}
  </Paper>
);
