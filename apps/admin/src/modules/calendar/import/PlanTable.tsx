import { Paper, Table, TableBody, TableCell, TableContainer, TableRow, Typography } from '@mui/material';
import type { Tone } from '@school/kernel';
import { useTranslate } from 'react-admin';
import type { PlannedEvent } from '@school/domain';
import { ToneChip } from '../../../engine/field/choice/ToneChip.tsx';
import { formatDate } from '../../../engine/field/date/date-format.ts';

const tones: Readonly<Record<PlannedEvent['state'], Tone>> = {
  new: 'success',
  changed: 'info',
  same: 'neutral',
  skipped: 'warning',
};

const daysOf = ({ startDate, endDate }: PlannedEvent): string => {
  if (startDate === null) return '';
  const from = formatDate(startDate);
  return endDate === startDate ? from : `${from} – ${formatDate(endDate)}`;
};

/** What an import would do, event by event. */
export const PlanTable = ({ rows }: { readonly rows: readonly PlannedEvent[] }) => {
  const translate = useTranslate();
  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0} sx={{ maxHeight: 360 }}>
      <Table size="small" aria-label={translate('calendar.ics.plan')}>
        <TableBody>
          {rows.map((row, place) => (
            // The order never changes, and a skipped event has no other identifier.
            <TableRow key={place}>
              <TableCell sx={{ width: 110, verticalAlign: 'top' }}>
                <ToneChip tone={tones[row.state]} label={translate(`calendar.ics.${row.state}`)} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {row.title}
                {row.reason ? ` – ${translate(`calendar.ics.reason.${row.reason}`)}` : ''}
                <Typography variant="body2" color="textSecondary">
                  {daysOf(row)}
                </Typography>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
