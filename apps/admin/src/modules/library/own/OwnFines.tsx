import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnFine } from '@school/domain';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';

/** What remains to be paid at the desk. */
export const OwnFines = ({ rows = [] }: { readonly rows?: readonly OwnFine[] | undefined }) => {
  const translate = useTranslate();
  if (rows.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('library.mine.fines')}
      </Typography>
      {rows.map((row) => (
        <Paper key={row.id} variant="outlined" sx={{ p: 1.5, mb: 1, display: 'flex', gap: 2 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{row.title}</Typography>
            <Typography variant="body2" color="textSecondary" component="div">
              {translate(`library.fine.${row.kind}`)} · <DateCell value={row.chargedOn} />
            </Typography>
          </Box>
          <Typography component="div" sx={{ fontWeight: 600 }}>
            <MoneyCell value={row.due} />
          </Typography>
        </Paper>
      ))}
    </Box>
  );
};
