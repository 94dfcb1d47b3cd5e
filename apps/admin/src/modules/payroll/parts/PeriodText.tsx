import { periodLabel, type IsoDate } from '@school/domain';
import { Box } from '@mui/material';
import { formatDate } from '../../../engine/field/date/date-format.ts';

interface PeriodTextProps {
  readonly payPeriod: IsoDate;
  readonly periodEnd?: IsoDate;
  readonly frequency?: string;
}

/** A pay period as month and year; shorter periods are told apart by their days. */
export const PeriodText = ({ payPeriod, periodEnd = payPeriod, frequency }: PeriodTextProps) => {
  const label = periodLabel({ start: payPeriod, end: periodEnd });
  if (frequency === undefined || frequency === 'MONTHLY') return <>{label}</>;
  const first = formatDate(payPeriod);
  return (
    <>
      {label}{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 }}>
        {frequency === 'DAILY' ? first : `${first} – ${formatDate(periodEnd)}`}
      </Box>
    </>
  );
};
