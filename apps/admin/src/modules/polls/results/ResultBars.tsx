import { Box, Chip, LinearProgress, Typography } from '@mui/material';
import { barTones } from '@school/domain';
import type { PollResult } from '@school/domain';
import { useTranslate } from 'react-admin';

const colours = { success: 'success', danger: 'error', primary: 'primary' } as const;

/** One bar per answer with votes and percentage: most votes in green, fewest in red, the others in blue. */
export const ResultBars = ({ rows }: { readonly rows: readonly PollResult[] }) => {
  const translate = useTranslate();
  const tones = barTones(rows.map(({ votes }) => votes));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
      {rows.map(({ option, votes, per, other }, place) => {
        const tone = tones[place] ?? 'primary';
        return (
          <Box component="li" key={`${option}/${other ? 'other' : ''}`}>
            <Box
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                gap: 2,
                mb: 0.5,
                alignItems: 'baseline',
              }}
            >
              <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                {option}
                {other ? (
                  <Chip
                    size="small"
                    variant="outlined"
                    label={translate('polls.others')}
                    sx={{ ml: 1, height: 20 }}
                  />
                ) : null}
              </Typography>
              <Typography
                color="textSecondary"
                sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
              >
                {translate('polls.voteCount', { smart_count: votes })} · {per.toFixed(2)} %
              </Typography>
            </Box>
            <LinearProgress
              variant="determinate"
              value={per}
              color={colours[tone]}
              data-tone={tone}
              aria-label={option}
              aria-valuetext={`${per.toFixed(2)} %`}
              sx={{ height: 12, borderRadius: 1, bgcolor: 'action.hover', '&::before': { display: 'none' } }}
            />
          </Box>
        );
      })}
    </Box>
  );
};
