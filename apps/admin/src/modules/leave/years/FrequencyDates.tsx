import { Box, Button, Chip, MenuItem, Paper, Skeleton, TextField, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import {
  daysIn,
  standardChoice,
  type Choice,
  type DayOfYear,
  type Frequency,
  type YearSpan,
} from './frequency.ts';

interface FrequencyDatesProps {
  readonly frequency: Frequency;
  /** Id of what was chosen; undefined as long as the standard holds. */
  readonly kept: number | undefined;
  readonly year: YearSpan | undefined;
}
interface Record {
  readonly dayOfMonth: number | null;
  readonly dates: readonly { readonly month: string; readonly day: number }[];
}

const days = Array.from({ length: 31 }, (_, at) => at + 1);
const months = Array.from({ length: 12 }, (_, at) => at + 1);

/** The days of one frequency: chosen, saved, or back to the standard. */
export const FrequencyDates = ({ frequency, kept, year }: FrequencyDatesProps) => {
  const { data } = useLoad<Record>(
    kept === undefined ? undefined : `/setup/v1/LeaveCreditDateSettings/get/${kept}`,
    'leave.fail.dates',
  );
  if (kept !== undefined && !data) return <Skeleton variant="rounded" height={180} />;
  const standard = standardChoice(frequency);
  const start: Choice = data
    ? {
        dayOfMonth: data.dayOfMonth ?? 1,
        dates: data.dates.map(({ month, day }) => ({ month: Number(month), day })),
      }
    : standard;
  return (
    <DatesForm
      key={JSON.stringify([kept, start])}
      frequency={frequency}
      kept={kept}
      year={year}
      start={start}
    />
  );
};

const DatesForm = ({ frequency, kept, year, start }: FrequencyDatesProps & { readonly start: Choice }) => {
  const translate = useTranslate();
  const toast = useToast();
  const locale = useLocale();
  const { write, busy } = useWrite();
  const [choice, setChoice] = useState(start);
  const name = translate(`leave.frequency.${frequency}`);
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const setDate = (at: number, part: Partial<DayOfYear>): void =>
    setChoice({
      ...choice,
      dates: choice.dates.map((date, index) => (index === at ? { ...date, ...part } : date)),
    });
  const save = async (): Promise<void> => {
    const own =
      frequency === 'MONTHLY'
        ? { dayOfMonth: choice.dayOfMonth }
        : { dates: choice.dates.map(({ month, day }) => ({ month: String(month), day })) };
    const saved = await write({
      path: '/setup/v1/LeaveCreditDateSettings/save',
      body: { frequency, ...own },
      fallback: 'leave.fail.dates',
    });
    if (saved) toast.success('leave.dates.saved', { name });
  };
  const reset = async (): Promise<void> => {
    const path = `/setup/v1/LeaveCreditDateSettings/delete/${kept}`;
    const done = await write({ method: 'DELETE', path, fallback: 'leave.fail.dates' });
    if (done) toast.success('leave.dates.saved', { name });
  };
  return (
    <Paper variant="outlined" component="section" aria-label={name} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={kept === undefined ? 'default' : 'primary'}
          label={translate(kept === undefined ? 'leave.dates.standard' : 'leave.dates.chosen')}
        />
      </Box>
      {frequency === 'MONTHLY' ? (
        <TextField
          select
          size="small"
          label={translate('leave.dates.dayOfMonth')}
          value={choice.dayOfMonth}
          onChange={(event) => setChoice({ ...choice, dayOfMonth: Number(event.target.value) })}
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
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {choice.dates.map(({ month, day }, at) => (
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
      )}
      {year ? (
        <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 1.5 }}>
          {translate('leave.dates.inYear', { name: year.name })}{' '}
          {daysIn(year, frequency, choice).map((date, at) => (
            <span key={date}>
              {at === 0 ? '' : ' · '}
              <DateCell value={date} />
            </span>
          ))}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button
          variant="contained"
          size="small"
          loading={busy}
          disabled={JSON.stringify(choice) === JSON.stringify(start)}
          onClick={() => void save()}
        >
          {translate('engine.verb.save')}
        </Button>
        {kept === undefined ? null : (
          <Button size="small" disabled={busy} onClick={() => void reset()}>
            {translate('leave.dates.reset')}
          </Button>
        )}
      </Box>
    </Paper>
  );
};
