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

interface Person {
  readonly id: number;
  readonly name: string;
  readonly department: string;
  readonly days: ReadonlyMap<string, AwayRow>;
}

const peopleOf = (rows: readonly AwayRow[]): readonly Person[] => {
  const people = new Map<number, Person & { days: Map<string, AwayRow> }>();
  for (const row of rows) {
    const known = people.get(row.employeeId);
    const person = known ?? {
      id: row.employeeId,
      name: row.employeeName,
      department: row.departmentName,
      days: new Map(),
    };
    person.days.set(row.date, row);
    people.set(row.employeeId, person);
  }
  return [...people.values()];
};

const cell = {
  width: 26,
  height: 28,
  textAlign: 'center',
  fontSize: 12,
  border: 1,
  borderColor: 'divider',
  p: 0,
} as const;

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
            <thead>
              <tr>
                <Box
                  component="th"
                  sx={{ textAlign: 'left', px: 1, position: 'sticky', left: 0, bgcolor: 'background.paper' }}
                >
                  {translate('leave.column.employee')}
                </Box>
                {days.map((day) => (
                  <Box
                    key={day}
                    component="th"
                    sx={{ ...cell, bgcolor: day === context.today ? 'action.selected' : undefined }}
                  >
                    {Number(day.slice(8))}
                  </Box>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <tr key={person.id}>
                  <Box
                    component="th"
                    scope="row"
                    sx={{
                      textAlign: 'left',
                      px: 1,
                      fontWeight: 400,
                      position: 'sticky',
                      left: 0,
                      bgcolor: 'background.paper',
                      minWidth: { xs: 110, sm: 180 },
                    }}
                  >
                    {person.name}
                    <Typography variant="caption" component="div" color="textSecondary">
                      {person.department}
                    </Typography>
                  </Box>
                  {days.map((day) => {
                    const row = person.days.get(day);
                    const words = row
                      ? `${row.leaveTypeName} ${translate(`leave.status.${row.status}`)}`.trim()
                      : undefined;
                    const isPending = row?.status === 'PENDING';
                    return (
                      <Box
                        key={day}
                        component="td"
                        title={words}
                        aria-label={words}
                        sx={{
                          ...cell,
                          bgcolor: row ? (isPending ? 'warning.main' : 'success.main') : undefined,
                          color: 'common.white',
                        }}
                      >
                        {row ? (isPending ? '?' : row.session === 'FULL' ? '●' : '◐') : ''}
                      </Box>
                    );
                  })}
                </tr>
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
