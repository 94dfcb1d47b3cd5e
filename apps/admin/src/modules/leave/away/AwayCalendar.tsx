import { Box, Paper, Typography } from '@mui/material';
import type { AwayRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { MonthSteps } from '../../../engine/months/MonthSteps.tsx';
import { daysOfMonth } from '../../../engine/months/months.ts';
import { peopleOf } from './people-of.ts';
import { DayHeads, PersonRow } from './PersonRow.tsx';

/** One month: who is on leave on which days. */
export const AwayCalendar = () => {
  const translate = useTranslate();
  const { context } = useEnvironment();
  const [chosen, setMonth] = useParam('month');
  const month = /^\d{4}-\d{2}$/.test(chosen) ? chosen : context.today.slice(0, 7);
  const days = useMemo(() => daysOfMonth(month), [month]);
  const { data, problem, retry } = useLoad<readonly AwayRow[]>(
    '/setup/v1/employeeLeave/away',
    'leave.fail.away',
    {
      from: days[0],
      to: days.at(-1),
    },
  );
  const people = useMemo(() => data && peopleOf(data), [data]);
  return (
    <>
      <PageHeader
        title={translate('leave.away.title')}
        actions={<MonthSteps month={month} onChange={setMonth} />}
      />
      <LoadProblem text={problem} onRetry={retry} />
      {people?.length === 0 ? <Empty text={translate('leave.away.empty')} /> : null}
      {people && people.length > 0 ? (
        <Paper variant="outlined" sx={{ overflowX: 'auto' }} tabIndex={0}>
          <Box
            component="table"
            aria-label={translate('leave.away.title')}
            sx={{ borderCollapse: 'collapse' }}
          >
            <DayHeads days={days} />
            <tbody>
              {people.map((person) => (
                <PersonRow key={person.id} person={person} days={days} />
              ))}
            </tbody>
          </Box>
        </Paper>
      ) : null}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('leave.away.legend')}
      </Typography>
    </>
  );
};
