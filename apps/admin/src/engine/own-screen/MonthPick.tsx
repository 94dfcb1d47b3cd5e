import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import { Box, IconButton, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../environment/environment.ts';
import { movedMonth, offeredMonths, type Month } from './month.ts';

interface MonthPickProps {
  readonly month: Month;
  readonly onMonth: (month: string) => void;
}

/** A month with its neighbours one click away. */
export const MonthPick = ({ month, onMonth }: MonthPickProps) => {
  const translate = useTranslate();
  const { min, max } = offeredMonths(useEnvironment().context.today);
  const [previous, next] = [movedMonth(month, -1), movedMonth(month, 1)];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        aria-label={translate('engine.month.previous')}
        disabled={previous < min}
        onClick={() => onMonth(previous)}
      >
        <NavigateBefore />
      </IconButton>
      <TextField
        type="month"
        size="small"
        label={translate('engine.month.one')}
        value={month.first.slice(0, 7)}
        onChange={(event) => event.target.value && onMonth(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
        sx={{ width: 180 }}
      />
      <IconButton
        aria-label={translate('engine.month.next')}
        disabled={next > max}
        onClick={() => onMonth(next)}
      >
        <NavigateNext />
      </IconButton>
    </Box>
  );
};
