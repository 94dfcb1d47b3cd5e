import { useTranslate, useLocale } from 'react-admin';
import { Box, TextField, MenuItem } from '@mui/material';
import type { DayOfYear } from './frequency.ts';

const days = Array.from({ length: 31 }, (_, at) => at + 1);
const months = Array.from({ length: 12 }, (_, at) => at + 1);

interface DayOfMonthProps {
  /** 31: the last day of each month. */
  readonly value: number;
  readonly onChange: (day: number) => void;
}

/** The same day of every month. */
export const DayOfMonth = ({ value, onChange }: DayOfMonthProps) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      label={translate('leave.dates.dayOfMonth')}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{ width: 200 }}
    >
      {days
        .filter((day) => day <= 28 || day === 31)
        .map((day) => (
          <MenuItem key={day} value={day}>
            {day === 31 ? translate('leave.dates.last') : day}
          </MenuItem>
        ))}
    </TextField>
  );
};

interface DaysOfYearProps {
  readonly dates: readonly DayOfYear[];
  readonly onChange: (dates: readonly DayOfYear[]) => void;
}

/** Days of the year, each within its month. */
export const DaysOfYear = ({ dates, onChange }: DaysOfYearProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const setDate = (at: number, part: Partial<DayOfYear>): void =>
    onChange(dates.map((date, index) => (index === at ? { ...date, ...part } : date)));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {dates.map(({ month, day }, at) => (
        <Box key={at} sx={{ display: 'flex', gap: 1 }}>
          <TextField
            select
            size="small"
            label={translate('leave.dates.month', { at: at + 1 })}
            value={month}
            onChange={(event) => setDate(at, { month: Number(event.target.value) })}
            sx={{ flex: 1, maxWidth: 220 }}
          >
            {months.map((one) => (
              <MenuItem key={one} value={one}>
                {monthName.format(new Date(Date.UTC(2026, one - 1, 1)))}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label={translate('leave.dates.day')}
            value={day}
            onChange={(event) => setDate(at, { day: Number(event.target.value) })}
            sx={{ width: 96 }}
          >
            {days.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      ))}
    </Box>
  );
};
