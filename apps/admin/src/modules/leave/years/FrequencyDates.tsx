import { Box, Button, Chip, Paper, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { daysIn, standardChoice, type Choice, type Frequency, type YearSpan } from './frequency.ts';
import { DayOfMonth, DaysOfYear } from './DaysOfYear.tsx';

interface FrequencyDatesProps {
  readonly frequency: Frequency;
  /** Id of the choice; undefined while the default applies. */
  readonly kept: number | undefined;
  readonly year: YearSpan | undefined;
}
interface Record {
  readonly dayOfMonth: number | null;
  readonly dates: readonly { readonly month: string; readonly day: number }[];
}

/** The days of one frequency: chosen, saved, or reset to the default. */
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
  const { write, busy } = useWrite();
  const [choice, setChoice] = useState(start);
  const name = translate(`leave.frequency.${frequency}`);
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
        <DayOfMonth
          value={choice.dayOfMonth}
          onChange={(dayOfMonth) => setChoice({ ...choice, dayOfMonth })}
        />
      ) : (
        <DaysOfYear dates={choice.dates} onChange={(dates) => setChoice({ ...choice, dates })} />
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
