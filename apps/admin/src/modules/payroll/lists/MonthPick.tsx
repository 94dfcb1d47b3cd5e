import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import { Box, IconButton, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { movedMonth, type Month } from './month.ts';

interface MonthPickProps {
  readonly month: Month;
  readonly onMonth: (month: string) => void;
}

/** A month with the ones beside it one click away. */
export const MonthPick = ({ month, onMonth }: MonthPickProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        aria-label={translate('payroll.monthly.previous')}
        onClick={() => onMonth(movedMonth(month, -1))}
      >
        <NavigateBefore />
      </IconButton>
      <TextField
        type="month"
        size="small"
        label={translate('payroll.monthly.month')}
        value={month.first.slice(0, 7)}
        onChange={(event) => event.target.value && onMonth(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ width: 180 }}
      />
      <IconButton
        aria-label={translate('payroll.monthly.next')}
        onClick={() => onMonth(movedMonth(month, 1))}
      >
        <NavigateNext />
      </IconButton>
    </Box>
  );
};
