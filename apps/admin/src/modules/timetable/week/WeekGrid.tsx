import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { WeekdayKey } from '@school/domain';
import { daysOf, hours, periodRows } from './periods.ts';
import type { PeriodRow, WeekPlace } from './periods.ts';

interface WeekGridProps<P extends WeekPlace> {
  readonly caption: string;
  readonly periods: readonly P[];
  /** The contents of a period; not called for breaks. */
  readonly renderCell: (period: P) => ReactNode;
  /** Text for a day instead of its name: its date. */
  readonly dayLabel?: (day: WeekdayKey) => string;
  readonly marked?: WeekdayKey;
}

const line = { borderBottom: 1, borderColor: 'divider' } as const;

interface PartProps<P extends WeekPlace> extends Pick<
  WeekGridProps<P>,
  'caption' | 'periods' | 'renderCell' | 'marked'
> {
  readonly nameOf: (day: WeekdayKey) => string;
}

/** The contents of a period, with its hours if they differ from those of its line. */
const cellOf = <P extends WeekPlace>(
  { byDay, isBreak }: PeriodRow<P>,
  day: WeekdayKey,
  cell: (period: P) => ReactNode,
): ReactNode => {
  const [first] = byDay.values();
  const period = byDay.get(day);
  if (!period || period.isBreak) return null;
  return (
    <>
      {first && hours(period) !== hours(first) && !isBreak ? (
        <Typography variant="caption" color="textSecondary" component="div">
          {hours(period)}
        </Typography>
      ) : null}
      {cell(period)}
    </>
  );
};

const WideWeek = <P extends WeekPlace>({ caption, periods, renderCell, marked, nameOf }: PartProps<P>) => {
  const translate = useTranslate();
  const days = daysOf(periods);
  return (
    <TableContainer sx={{ display: { xs: 'none', md: 'block' } }}>
      <Table size="small" aria-label={caption} sx={{ tableLayout: 'fixed', width: '100%' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 112 }}>{translate('timetable.period')}</TableCell>
            {days.map((day) => (
              <TableCell key={day} sx={{ fontWeight: day === marked ? 700 : 600 }}>
                {nameOf(day)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {periodRows(periods).map((row) => (
            <TableRow key={row.key} sx={row.isBreak ? { bgcolor: 'action.hover' } : {}}>
              <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
                <Typography variant="body2">{row.name}</Typography>
                <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                  {Array.from(row.byDay.values(), hours)[0]}
                </Typography>
              </TableCell>
              {days.map((day) => (
                <TableCell key={day} sx={{ verticalAlign: 'top', p: 0.5 }}>
                  {cellOf(row, day, renderCell)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const NarrowWeek = <P extends WeekPlace>({ periods, renderCell, marked, nameOf }: PartProps<P>) => (
  <Box sx={{ display: { xs: 'grid', md: 'none' }, gap: 2 }}>
    {daysOf(periods).map((day) => (
      <Box key={day} component="section" aria-label={nameOf(day)}>
        <Typography variant="subtitle2" component="h3" color={day === marked ? 'primary' : 'textPrimary'}>
          {nameOf(day)}
        </Typography>
        {periodRows(periods).map(({ key, byDay }) => {
          const period = byDay.get(day);
          const content = period && !period.isBreak ? renderCell(period) : null;
          return period && content && !(Array.isArray(content) && content.length === 0) ? (
            <Box
              key={key}
              sx={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 1, py: 0.5, ...line }}
            >
              <Typography variant="caption" color="textSecondary">
                {hours(period)}
              </Typography>
              <Box>{content}</Box>
            </Box>
          ) : null;
        })}
      </Box>
    ))}
  </Box>
);

/** A week with the days side by side; on a phone one below the other. */
export const WeekGrid = <P extends WeekPlace>({ dayLabel, ...props }: WeekGridProps<P>) => {
  const translate = useTranslate();
  const nameOf = (day: WeekdayKey): string => dayLabel?.(day) ?? translate(`timetable.days.${day}`);
  return (
    <>
      <WideWeek {...props} nameOf={nameOf} />
      <NarrowWeek {...props} nameOf={nameOf} />
    </>
  );
};
