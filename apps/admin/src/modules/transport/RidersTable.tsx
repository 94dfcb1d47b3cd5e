import { useTranslate } from 'react-admin';
import { Paper, Typography, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { RideSheet } from '@school/domain';
import { stateOf, type Chosen } from './ride-marks.ts';
import { RideButtons } from './RideButtons.tsx';

interface RidersTableProps {
  readonly riders: RideSheet['riders'];
  readonly chosen: Chosen;
  readonly closed: boolean;
  readonly onChoose: (next: Chosen) => void;
}

/** The passengers in stop order, each to be marked. */
export const RidersTable = ({ riders, chosen, closed, onChoose }: RidersTableProps) => {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={translate('transport.mark.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('transport.passenger')}</TableCell>
            <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
              {translate('transport.stop')}
            </TableCell>
            <TableCell align="right">{translate('transport.mark.mark')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {riders.map((rider) => (
            <TableRow key={rider.allocation} hover>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {rider.name}
                <Typography variant="body2" color="textSecondary">
                  {rider.group}
                </Typography>
                <Typography
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: { xs: 'block', sm: 'none' } }}
                >
                  {[rider.time, rider.stop].filter(Boolean).join(' ')}
                </Typography>
              </TableCell>
              <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                {[rider.time, rider.stop].filter(Boolean).join(' ')}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <RideButtons
                  name={rider.name}
                  value={stateOf(rider, chosen)}
                  disabled={closed}
                  onChange={(state) => onChoose(new Map(chosen).set(rider.allocation, state))}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
};
