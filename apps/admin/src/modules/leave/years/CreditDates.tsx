import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { FrequencyDates } from './FrequencyDates.tsx';
import { frequencies, type YearSpan } from './frequency.ts';

interface Kept {
  readonly id: number;
  readonly frequency: string;
}

/** The days of the leave year on which each frequency is credited. */
export const CreditDates = () => {
  const translate = useTranslate();
  const kept = useLoad<readonly Kept[]>('/setup/v1/LeaveCreditDateSettings/getall', 'leave.fail.dates');
  const years = useLoad<readonly YearSpan[]>('/api/v1/LeaveYear/getall', 'leave.fail.dates', {
    filter: { status: 'ACTIVE' },
  });
  return (
    <>
      <PageHeader title={translate('leave.dates.title')} under={translate('leave.dates.hint')} />
      <LoadProblem text={kept.problem} onRetry={kept.retry} />
      {kept.data ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          {frequencies.map((frequency) => (
            <FrequencyDates
              key={frequency}
              frequency={frequency}
              kept={kept.data?.find((one) => one.frequency === frequency)?.id}
              year={years.data?.[0]}
            />
          ))}
        </Box>
      ) : null}
    </>
  );
};
