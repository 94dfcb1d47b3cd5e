import { Box, ButtonBase, Paper, Typography } from '@mui/material';
import type { PayslipSummary } from '@school/domain';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { CountChips } from '../lists/CountChips.tsx';

interface GroupTotalsProps {
  readonly summaries: readonly PayslipSummary[] | undefined;
  readonly chosen: string;
  readonly onChoose: (groupId: string) => void;
}

/** One card a group of the period with its figures; a click shows only that group below. */
export const GroupTotals = ({ summaries, chosen, onChoose }: GroupTotalsProps) => {
  if (!summaries || summaries.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        mb: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
      }}
    >
      {summaries.map((row) => {
        const isChosen = String(row.groupId) === chosen;
        return (
          <Paper
            key={row.groupId}
            variant="outlined"
            component={ButtonBase}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? '' : String(row.groupId))}
            sx={{
              p: 1.5,
              display: 'block',
              textAlign: 'left',
              borderColor: isChosen ? 'primary.main' : undefined,
              bgcolor: isChosen ? 'action.selected' : undefined,
            }}
          >
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.groupName}</Typography>
            <Typography sx={{ mb: 0.5 }}>
              <MoneyCell value={row.netTotal} />
            </Typography>
            <CountChips {...row} />
          </Paper>
        );
      })}
    </Box>
  );
};
